import type { ChangeListener } from '#platform/cache/change-listener.ts';
import { listOpenSessions } from '../../people/list-open-sessions.ts';
import type { ThreadContext } from '../../context.ts';
import { listBlockedConversations } from '../block-store.ts';
import { listStands } from '../message-store.ts';

/** Who looks at a conversation: told of news, and sent away when they may look no longer. */
export type Subscriber = { notify: () => void; end: () => void };
export type Watcher = Subscriber & {
  conversationId: string;
  stand: string | undefined;
  personId: string;
  address: string;
  sessionId: string | null;
};

/** Besides at each change, everybody is asked this often whether they may still look: a session may simply run out. */
const CHECK_MS = 3_000;

/** The conversations that are open in this process. */
export type OpenThreads = {
  watchers: Set<Watcher>;
  /** Those that something was heard of just now. */
  changed: Set<string>;
  stopListening: (() => void) | undefined;
};

const ofProcess = new WeakMap<ChangeListener, OpenThreads>();

/** One for each process, whichever database a request reads from. */
export function findOpenThreads({ changes }: ThreadContext): OpenThreads {
  const open = ofProcess.get(changes) ?? {
    watchers: new Set(),
    changed: new Set(),
    stopListening: undefined,
  };
  ofProcess.set(changes, open);
  return open;
}

export function addWatcher(ctx: ThreadContext, open: OpenThreads, watcher: Watcher): void {
  open.watchers.add(watcher);
  open.stopListening ??= listen(ctx, open);
  // What happened between the reader's last look and now was told to nobody.
  noteChange(ctx, open, watcher.conversationId);
}

export function removeWatcher(open: OpenThreads, watcher: Watcher): void {
  open.watchers.delete(watcher);
  if (open.watchers.size > 0) return;
  open.stopListening?.();
  open.stopListening = undefined;
}

/** As long as anybody looks on. */
function listen(ctx: ThreadContext, open: OpenThreads): () => void {
  const noteAll = () => {
    for (const { conversationId } of open.watchers) noteChange(ctx, open, conversationId);
  };
  const stop = ctx.changes.subscribe({
    onThread: (conversationId) => noteChange(ctx, open, conversationId),
    onLost: noteAll,
  });
  const check = setInterval(() => void checkAll(ctx, open), CHECK_MS).unref();
  return () => {
    stop();
    clearInterval(check);
  };
}

/** What is heard of at once is looked at together. */
function noteChange(ctx: ThreadContext, open: OpenThreads, conversationId: string): void {
  if (open.changed.size === 0) setImmediate(() => reviewSoon(ctx, open));
  open.changed.add(conversationId);
}

/** When every replica that is read from has the change, too. */
function reviewSoon(ctx: ThreadContext, open: OpenThreads): void {
  const changed = new Set(open.changed);
  open.changed.clear();
  setTimeout(() => void review(ctx, open, changed), ctx.readFrom.maxBehindMs).unref();
}

async function review(ctx: ThreadContext, open: OpenThreads, changed: ReadonlySet<string>): Promise<void> {
  const watchers = [...open.watchers].filter(({ conversationId }) => changed.has(conversationId));
  await attempt(ctx, async (reader) => notifyChanged(reader, await sendAway(reader, open, watchers)));
}

const checkAll = (ctx: ThreadContext, open: OpenThreads) =>
  attempt(ctx, (reader) => sendAway(reader, open, [...open.watchers]));

async function attempt(ctx: ThreadContext, look: (reader: ThreadContext) => Promise<unknown>): Promise<void> {
  try {
    // The replica that the first request was given may have fallen behind since.
    await look({ ...ctx, db: ctx.readFrom.pick().db });
  } catch (error) {
    ctx.log.warn({ err: error }, 'open conversations could not be looked at');
  }
}

async function notifyChanged(ctx: ThreadContext, watchers: Watcher[]): Promise<void> {
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

/**
 * Whoever logged out or was blocked hears no more; gives back those who stay. What a stream says is only 'news': to
 * read it, one is asked again.
 */
async function sendAway(ctx: ThreadContext, open: OpenThreads, watchers: Watcher[]): Promise<Watcher[]> {
  if (watchers.length === 0) return [];
  const sessions = new Set(watchers.flatMap(({ sessionId }) => sessionId ?? []));
  const running = await listOpenSessions(ctx, [...sessions]);
  const blocked = new Set(await listBlockedConversations(ctx.db, collectIds(watchers)));
  const mayLook = ({ sessionId, conversationId }: Watcher) =>
    sessionId !== null && running.has(sessionId) && !blocked.has(conversationId);
  for (const watcher of watchers) {
    if (mayLook(watcher)) continue;
    removeWatcher(open, watcher);
    watcher.end();
  }
  return watchers.filter(mayLook);
}

const collectIds = (watchers: Watcher[]) => [
  ...new Set(watchers.map(({ conversationId }) => conversationId)),
];
