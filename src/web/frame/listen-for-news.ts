import { askWhoIsLooking } from './ask-who-is-looking.ts';
import type { Unread } from './frame-context.ts';

const hearers = new Set<() => void>();

/** Calls whenever there is news for whoever looks, on the one line that the page holds open. */
export function hearNews(hear: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  hearers.add(hear);
  signal.addEventListener('abort', () => hearers.delete(hear));
}

/** Ten messages at once are asked about once. */
const GATHER_MS = 300;

/** Tells one's numbers when they have changed, as long as the page is in front of somebody. */
export function listenForNews(tell: (unread: Unread) => void, signal: AbortSignal): void {
  let stop: (() => void) | undefined;
  let wasHidden = false;
  const look = () => {
    if (document.visibilityState === 'visible') stop ??= openLine(wasHidden, tell);
    else {
      wasHidden = true;
      stop?.();
      stop = undefined;
    }
  };
  if (signal.aborted) return;
  look();
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => stop?.());
}

/** `isLate`: something may have happened before the line was open. */
function openLine(isLate: boolean, tell: (unread: Unread) => void): () => void {
  const leaving = new AbortController();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    gathering = undefined;
    const me = await askWhoIsLooking(leaving.signal);
    // Without a line nobody is sent for more: a page that cannot be loaded anew stays as it is.
    if (!me || leaving.signal.aborted) return;
    for (const hear of hearers) hear();
    tell(me.unread);
  };
  const ask = () => {
    gathering ??= setTimeout(() => void look(), GATHER_MS);
  };
  const events = new EventSource('/me/live');
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
