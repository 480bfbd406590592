import type { ChangeListener } from '#platform/cache/change-listener.ts';
import { addressGroup } from '#rules/limits.ts';
import { LOOKING_SECONDS, OPEN_BELLS } from '#rules/messages/notification-words.ts';
import { ensureSignedIn } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { ThreadContext } from '../../context.ts';
import { listOpenSessions } from '../../people/list-open-sessions.ts';
import { isPlaceFree } from '../../rate-limits/is-place-free.ts';
import { setLooking } from '../push/push-store.ts';

/** Who has the site before them: told that their numbers changed, and sent away when their session is over. */
type Subscriber = { notify: () => void; end: () => void };
type Watcher = Subscriber & { personId: string; address: string; sessionId: string; isLooking: boolean };
type OpenBells = { watchers: Set<Watcher>; stopListening: (() => void) | undefined };

const CHECK_MS = 5_000;
const SAY_LOOKING_MS = (LOOKING_SECONDS / 2) * 1000;
const ofProcess = new WeakMap<ChangeListener, OpenBells>();

/**
 * Tells an open page of somebody that there is news for them. As long as it is open, they count as looking, unless it
 * says that it lies behind others: then its title alone changes, and they are told by push as well.
 */
export async function watchBell(
  ctx: ThreadContext,
  subscriber: Subscriber,
  { isBehind = false }: { isBehind?: boolean } = {},
): Promise<() => void> {
  const reader = ensureSignedIn(ctx.viewer);
  const open = ofProcess.get(ctx.changes) ?? { watchers: new Set(), stopListening: undefined };
  ofProcess.set(ctx.changes, open);
  const watcher: Watcher = {
    ...subscriber,
    personId: reader.id,
    address: addressGroup(ctx.browser.address),
    sessionId: ctx.browser.session?.id ?? '',
    isLooking: !isBehind,
  };
  // Counted and added without a pause between: two requests at once cannot both be the last one.
  if (!isPlaceFree(watcher, open.watchers, OPEN_BELLS))
    throw new Refusal('too-many', 'Too many pages are open.', {}, { retryAfterSeconds: 60 });
  open.watchers.add(watcher);
  open.stopListening ??= listen(ctx, open);
  const stopLooking = isBehind ? undefined : await look(ctx, reader.id);
  return () => {
    open.watchers.delete(watcher);
    if (open.watchers.size === 0) {
      open.stopListening?.();
      open.stopListening = undefined;
    }
    stopLooking?.([...open.watchers].some((each) => each.isLooking && each.personId === reader.id));
  };
}

/** Says again and again that somebody looks, until the last page of theirs that lies before others is closed. */
async function look(ctx: ThreadContext, accountId: string): Promise<(isElsewhere: boolean) => void> {
  await sayLooking(ctx, accountId, LOOKING_SECONDS);
  const again = setInterval(() => void sayLooking(ctx, accountId, LOOKING_SECONDS), SAY_LOOKING_MS).unref();
  return (isElsewhere) => {
    clearInterval(again);
    if (!isElsewhere) void sayLooking(ctx, accountId, 0);
  };
}

async function sayLooking(ctx: ThreadContext, accountId: string, seconds: number): Promise<void> {
  const until = new Date(ctx.now().getTime() + seconds * 1000);
  try {
    // Counted, not written: who only looks goes on reading pages from the cache.
    await ctx.count((db) => setLooking(db, accountId, until));
  } catch (error) {
    ctx.log.warn({ err: error }, 'that somebody looks on could not be noted');
  }
}

function listen(ctx: ThreadContext, open: OpenBells): () => void {
  const stop = ctx.changes.subscribe({
    onPerson: (accountId) => {
      // When every replica that is read from has the change, too.
      setTimeout(() => tell(open, accountId), ctx.readFrom.maxBehindMs).unref();
    },
    onLost: () => tell(open),
  });
  const check = setInterval(() => void sendAway(ctx, open), CHECK_MS).unref();
  return () => {
    stop();
    clearInterval(check);
  };
}

function tell({ watchers }: OpenBells, accountId?: string): void {
  for (const watcher of watchers)
    if (accountId === undefined || watcher.personId === accountId) watcher.notify();
}

/** Whoever logged out or was blocked hears no more. What a stream says is only 'news': to read it, one is asked again. */
async function sendAway(ctx: ThreadContext, open: OpenBells): Promise<void> {
  try {
    const reader = { ...ctx, db: ctx.readFrom.pick().db };
    const sessions = new Set([...open.watchers].map(({ sessionId }) => sessionId));
    const running = await listOpenSessions(reader, [...sessions]);
    for (const watcher of open.watchers) if (!running.has(watcher.sessionId)) watcher.end();
  } catch (error) {
    ctx.log.warn({ err: error }, 'open pages could not be looked at');
  }
}
