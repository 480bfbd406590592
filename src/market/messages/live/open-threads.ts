import type { Queue } from '#platform/jobs/queue.ts';
import { OPEN_THREADS } from '#rules/messages/message-words.ts';
import { listOpenSessions } from '../../people/list-open-sessions.ts';
import type { Context } from '../../context.ts';
import { listBlockedConversations } from '../block-store.ts';
import { listStands } from '../message-store.ts';

/** Who looks at a conversation: told of news, and sent away when they may look no longer. */
export type Subscriber = { notify: () => void; end: () => void };
export type Watcher = Subscriber & {
  conversationId: string;
  stand: string | undefined;
  readerId: string;
  address: string;
  sessionId: string | null;
};

const TICK_MS = 250;
/** Whether they may still look is asked less often than whether there is something to see. */
const TICKS_PER_CHECK = 4;

/** The conversations that are open in this process. */
export type OpenThreads = { watchers: Set<Watcher>; timer: NodeJS.Timeout | undefined; ticks: number };

const ofProcess = new WeakMap<Queue, OpenThreads>();

/** One for each process, whichever database a request reads from. */
export function findOpenThreads({ queue }: Context): OpenThreads {
  const open = ofProcess.get(queue) ?? { watchers: new Set(), timer: undefined, ticks: 0 };
  ofProcess.set(queue, open);
  return open;
}

/** An open stream costs memory and a connection, so that one person or one address may not hold them all. */
export function isWithinStreamLimit(
  { readerId, address }: Pick<Watcher, 'readerId' | 'address'>,
  open: Set<Watcher>,
) {
  let [ofPerson, ofAddress] = [0, 0];
  for (const each of open) {
    if (each.readerId === readerId) ofPerson += 1;
    if (each.address === address) ofAddress += 1;
  }
  return (
    ofPerson < OPEN_THREADS.perPerson && ofAddress < OPEN_THREADS.perAddress && open.size < OPEN_THREADS.inAll
  );
}

/** Those who look on from this process are told at once; those of other processes hear it at their next tick. */
export async function notifyOpenThreads(ctx: Context, conversationId: string): Promise<void> {
  const here = [...findOpenThreads(ctx).watchers].filter((each) => each.conversationId === conversationId);
  if (here.length === 0) return;
  await notifyChanged(ctx, here).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'an open conversation hears of its news a little later'),
  );
}

/** Looks again and again, as long as anybody looks on. */
export function keepPolling(ctx: Context, open: OpenThreads): void {
  open.timer ??= setTimeout(() => void tick(ctx, open), TICK_MS).unref();
}

async function tick(ctx: Context, open: OpenThreads): Promise<void> {
  open.timer = undefined;
  if (open.watchers.size === 0) return;
  try {
    open.ticks += 1;
    if (open.ticks % TICKS_PER_CHECK === 0) await sendAway(ctx, open.watchers);
    await notifyChanged(ctx, [...open.watchers]);
  } catch (error) {
    ctx.log.warn({ err: error }, 'open conversations could not be looked at');
  }
  keepPolling(ctx, open);
}

async function notifyChanged(ctx: Context, watchers: Watcher[]): Promise<void> {
  if (watchers.length === 0) return;
  const stands = new Map(
    (await listStands(ctx.db, collectIds(watchers))).map(({ id, stand }) => [id, stand]),
  );
  for (const watcher of watchers) {
    const stand = stands.get(watcher.conversationId);
    if (stand === watcher.stand) continue;
    watcher.stand = stand;
    watcher.notify();
  }
}

/** Whoever logged out or was blocked hears no more. What a stream says is only 'news': to read it, one is asked again. */
async function sendAway(ctx: Context, watchers: Set<Watcher>): Promise<void> {
  const sessions = new Set([...watchers].flatMap(({ sessionId }) => sessionId ?? []));
  const running = await listOpenSessions(ctx, [...sessions]);
  const blocked = new Set(await listBlockedConversations(ctx.db, collectIds([...watchers])));
  for (const watcher of watchers) {
    const isRunning = watcher.sessionId !== null && running.has(watcher.sessionId);
    if (isRunning && !blocked.has(watcher.conversationId)) continue;
    watchers.delete(watcher);
    watcher.end();
  }
}

const collectIds = (watchers: Watcher[]) => [
  ...new Set(watchers.map(({ conversationId }) => conversationId)),
];
