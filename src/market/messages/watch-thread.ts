import type { Database } from '#platform/database.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { findConversation } from './conversation-store.ts';
import { listStands } from './message-store.ts';

const TICK_MS = 500;
const MOST_WATCHERS = 2000;

type Watcher = { conversationId: string; stand: string | undefined; tell: () => void };
type Watch = { watchers: Set<Watcher>; timer: NodeJS.Timeout | undefined };
const watches = new WeakMap<Database, Watch>();

/**
 * Tells an open conversation that something changed in it. All open ones of this process share one small query every
 * half second: that also works with several processes and behind a pooler, where LISTEN would not.
 */
export async function watchThread(
  ctx: Context,
  conversationId: string,
  tell: () => void,
): Promise<() => void> {
  const reader = ensure(ctx.viewer, 'read and send messages');
  if (!(await findConversation(ctx.db, conversationId, reader.id)))
    throw new Refusal('not-found', 'There is no such conversation.');
  const watch = watches.get(ctx.db) ?? { watchers: new Set(), timer: undefined };
  watches.set(ctx.db, watch);
  if (watch.watchers.size >= MOST_WATCHERS)
    throw new Refusal('unavailable', 'Too many conversations are open.', {}, { retryAfterSeconds: 30 });
  const [now] = await listStands(ctx.db, [conversationId]);
  const watcher = { conversationId, stand: now?.stand, tell };
  watch.watchers.add(watcher);
  watch.timer ??= tickAgain(ctx, watch);
  return () => void watch.watchers.delete(watcher);
}

const tickAgain = (ctx: Context, watch: Watch) => setTimeout(() => void tick(ctx, watch), TICK_MS).unref();

async function tick(ctx: Context, watch: Watch): Promise<void> {
  if (watch.watchers.size === 0) {
    watch.timer = undefined;
    return;
  }
  try {
    const ids = [...new Set([...watch.watchers].map(({ conversationId }) => conversationId))];
    const stands = new Map((await listStands(ctx.db, ids)).map(({ id, stand }) => [id, stand]));
    for (const watcher of watch.watchers) {
      const stand = stands.get(watcher.conversationId);
      if (stand === watcher.stand) continue;
      watcher.stand = stand;
      watcher.tell();
    }
  } catch (error) {
    ctx.log.warn({ err: error }, 'open conversations could not be looked at');
  }
  watch.timer = tickAgain(ctx, watch);
}
