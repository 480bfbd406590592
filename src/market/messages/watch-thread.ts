import type { Database } from '#platform/database.ts';
import { addressGroup } from '#rules/limits.ts';
import { OPEN_THREADS } from '#rules/message.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { listOpenSessions } from '../accounts/list-open-sessions.ts';
import type { Context } from '../context.ts';
import { listBlockedConversations } from './block-store.ts';
import { findConversation } from './conversation-store.ts';
import { listStands } from './message-store.ts';

const TICK_MS = 500;

/** Who looks at a conversation: told of news, and sent away when they may look no longer. */
type Ear = { tell: () => void; end: () => void };
type Watcher = Ear & {
  conversationId: string;
  stand: string | undefined;
  readerId: string;
  address: string;
  sessionId: string | null;
};
type Watch = { watchers: Set<Watcher>; timer: NodeJS.Timeout | undefined };

const watches = new WeakMap<Database, Watch>();

/**
 * Tells an open conversation that something changed in it. All open ones of this process share three small queries
 * every half second: that also works with several processes and behind a pooler, where LISTEN would not.
 */
export async function watchThread(ctx: Context, conversationId: string, ear: Ear): Promise<() => void> {
  const reader = ensure(ctx.viewer, 'read and send messages');
  if (!(await findConversation(ctx.db, conversationId, reader.id)))
    throw new Refusal('not-found', 'There is no such conversation.');
  if ((await listBlockedConversations(ctx.db, [conversationId])).length > 0)
    throw new Refusal('not-allowed', 'This conversation is closed.');
  const [now] = await listStands(ctx.db, [conversationId]);

  const watch = watches.get(ctx.db) ?? { watchers: new Set(), timer: undefined };
  watches.set(ctx.db, watch);
  const watcher: Watcher = {
    ...ear,
    conversationId,
    stand: now?.stand,
    readerId: reader.id,
    address: addressGroup(ctx.browser.address),
    sessionId: ctx.browser.session?.id ?? null,
  };
  // Counted and added without a pause between: two requests at once cannot both be the last one.
  ensureRoomFor(watcher, watch.watchers);
  watch.watchers.add(watcher);
  watch.timer ??= tickAgain(ctx, watch);
  return () => void watch.watchers.delete(watcher);
}

/** An open stream costs memory and a connection, so that one person or one address may not hold them all. */
function ensureRoomFor({ readerId, address }: Watcher, watchers: Set<Watcher>): void {
  let [ofPerson, ofAddress] = [0, 0];
  for (const each of watchers) {
    if (each.readerId === readerId) ofPerson += 1;
    if (each.address === address) ofAddress += 1;
  }
  const isFull =
    ofPerson >= OPEN_THREADS.perPerson ||
    ofAddress >= OPEN_THREADS.perAddress ||
    watchers.size >= OPEN_THREADS.inAll;
  if (isFull)
    throw new Refusal('too-many', 'Too many conversations are open.', {}, { retryAfterSeconds: 30 });
}

const tickAgain = (ctx: Context, watch: Watch) => setTimeout(() => void tick(ctx, watch), TICK_MS).unref();

async function tick(ctx: Context, watch: Watch): Promise<void> {
  if (watch.watchers.size === 0) {
    watch.timer = undefined;
    return;
  }
  try {
    await tellNews(ctx, [...watch.watchers]);
  } catch (error) {
    ctx.log.warn({ err: error }, 'open conversations could not be looked at');
  }
  watch.timer = tickAgain(ctx, watch);
}

async function tellNews(ctx: Context, watchers: Watcher[]): Promise<void> {
  const ids = [...new Set(watchers.map(({ conversationId }) => conversationId))];
  const sessions = watchers.flatMap(({ sessionId }) => sessionId ?? []);
  const running = await listOpenSessions(ctx, [...new Set(sessions)]);
  const blocked = new Set(await listBlockedConversations(ctx.db, ids));
  const stands = new Map((await listStands(ctx.db, ids)).map(({ id, stand }) => [id, stand]));
  for (const watcher of watchers) {
    const { conversationId, sessionId } = watcher;
    if (sessionId === null || !running.has(sessionId) || blocked.has(conversationId)) {
      watcher.end();
      continue;
    }
    const stand = stands.get(conversationId);
    if (stand === watcher.stand) continue;
    watcher.stand = stand;
    watcher.tell();
  }
}
