import { askWhoIsLooking } from './ask-who-is-looking.ts';
import type { Unread } from '../frame-context.ts';

const hearers = new Set<() => void>();

/** Calls whenever there is news for whoever looks, on the one line that the page holds open. */
export function hearNews(hear: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  hearers.add(hear);
  signal.addEventListener('abort', () => hearers.delete(hear));
}

/** Ten messages at once are asked about once. */
const GATHER_MS = 300;

type Tell = (unread: Unread) => void;

/** Where a page lies: in front of somebody, behind another one, or nowhere any longer. */
type Place = 'before' | 'behind' | 'left';

/** Tells one's numbers when they have changed; a page that lies behind another says them in its title. */
export function listenForNews(tell: Tell, signal: AbortSignal): void {
  if (signal.aborted) return;
  let place: Place | undefined;
  let stop: (() => void) | undefined;
  const look = (isLeft = false) => {
    const now = isLeft ? 'left' : document.visibilityState === 'visible' ? 'before' : 'behind';
    if (now === place) return;
    const wasAway = place !== undefined;
    place = now;
    stop?.();
    // A page that Back may lead to again is kept only while it holds nothing open.
    stop = now === 'left' ? undefined : listenAt(now, { wasAway, tell });
  };
  look();
  document.addEventListener('visibilitychange', () => look(place === 'left'), { signal });
  addEventListener('pagehide', () => look(true), { signal });
  addEventListener('pageshow', () => look(), { signal });
  signal.addEventListener('abort', () => stop?.());
}

type Listening = { wasAway: boolean; tell: Tell };

/** What one page of a browser hears it tells the others. */
function listenAt(place: 'before' | 'behind', { wasAway, tell }: Listening): () => void {
  const pages = new BroadcastChannel('news');
  pages.addEventListener('message', ({ data }) => tell(data as Unread));
  const share: Tell = (unread) => {
    tell(unread);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window: its origin is ours
    pages.postMessage(unread);
  };
  const stop =
    place === 'behind'
      ? waitForTurn(() => openLine('/me/live?behind', true, share))
      : openLine('/me/live', wasAway, (unread) => {
          for (const hear of hearers) hear();
          share(unread);
        });
  return () => {
    stop();
    pages.close();
  };
}

/** Of all pages that lie behind others one does this. Where they cannot take turns, none, and each asks when it is seen. */
function waitForTurn(start: () => () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const run = () =>
    new Promise<void>((done) => {
      const stop = start();
      signal.addEventListener('abort', () => {
        stop();
        done();
      });
    });
  // Refused: it was seen before its turn came.
  if ('locks' in navigator) navigator.locks.request('news', { signal }, run).catch(() => {});
  return () => leaving.abort();
}

/** `isLate`: something may have happened before the line was open. */
function openLine(url: string, isLate: boolean, hear: Tell): () => void {
  const leaving = new AbortController();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    gathering = undefined;
    const me = await askWhoIsLooking(leaving.signal);
    // Without a line nobody is sent for more: a page that cannot be loaded anew stays as it is.
    if (me && !leaving.signal.aborted) hear(me.unread);
  };
  const ask = () => {
    gathering ??= setTimeout(() => void look(), GATHER_MS);
  };
  const events = new EventSource(url);
  events.addEventListener('news', ask);
  let mayHaveMissed = isLate;
  events.addEventListener('open', () => {
    if (mayHaveMissed) ask();
    mayHaveMissed = true;
  });
  return () => {
    clearTimeout(gathering);
    leaving.abort();
    events.close();
  };
}
