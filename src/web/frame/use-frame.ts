import { startTransition, useEffect, useState } from 'react';
import type { FrameData, LoadedFrame, Me } from './frame-context.ts';
import { askWhoIsLooking } from './me/ask-who-is-looking.ts';
import { useLiveUnread } from './me/use-live-unread.ts';
import { useWantedPrefs } from './prefs/use-prefs.ts';

/** Until a page for all knows who looks at it, it is a visitor's. */
const NOBODY: Me = {
  viewer: null,
  mayPost: false,
  mayContact: false,
  formToken: null,
  homeCurrency: null,
  savedIds: [],
  unread: { messages: 0, news: 0, offers: 0, sales: 0 },
  hasNewTerms: false,
};

/** The frame of every page. Where the page itself does not say who looks at it, that is asked, and kept over navigations. */
export function useFrame(loaded: LoadedFrame | undefined): FrameData | undefined {
  const wanted = useWantedPrefs();
  const [known, setKnown] = useState<Me | null>(null);
  const newest = loaded?.me ?? null;
  if (newest !== null && newest !== known) setKnown(newest);
  useEffect(() => {
    if (loaded?.me !== null) return;
    const leaving = new AbortController();
    // Parts of the page that React has not taken over yet would be drawn anew, under somebody's finger.
    void askWhoIsLooking(leaving.signal).then((me) => me && startTransition(() => setKnown(me)));
    return () => leaving.abort();
  }, [loaded]);
  const me = newest ?? known;
  const unread = useLiveUnread(me);
  if (!loaded) return undefined;
  const { homeCurrency } = me ?? NOBODY;
  const prefs = { ...loaded.prefs, ...wanted };
  return {
    ...loaded,
    ...(me ?? NOBODY),
    unread,
    prefs,
    isMeKnown: me !== null,
    usualCurrency: prefs.currency ?? homeCurrency,
  };
}
