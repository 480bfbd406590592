import { useEffect, useState } from 'react';
import type { Me, Unread } from '../frame-context.ts';

const NONE: Unread = { messages: 0, news: 0, offers: 0, sales: 0 };

/**
 * One's numbers, as the page came with them and as they change: the server says that they did, and they are asked for
 * then and only then. A page that nobody looks at holds no line open; it asks when it is looked at again.
 */
export function useLiveUnread(me: Me | null): Unread {
  const [heard, setHeard] = useState<{ since: Me | null; unread: Unread }>();
  const person = me?.viewer?.id;
  useEffect(() => {
    if (person === undefined) return undefined;
    const leaving = new AbortController();
    const tell = (unread: Unread) => setHeard((now) => ({ since: now?.since ?? null, unread }));
    // Only for those who have something to hear of.
    void import('./listen-for-news.ts').then(
      ({ listenForNews }) => listenForNews(tell, leaving.signal),
      // Then they change with the next page.
      () => {},
    );
    return () => leaving.abort();
  }, [person]);
  // What a page was loaded with is newer than what was heard before it.
  if (heard && heard.since !== me) setHeard(heard.since === null ? { ...heard, since: me } : undefined);
  return heard?.unread ?? me?.unread ?? NONE;
}
