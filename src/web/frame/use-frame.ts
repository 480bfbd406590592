import { useEffect, useState } from 'react';
import type { FrameData, LoadedFrame, Me } from './frame-context.ts';
import { useWantedPrefs } from './prefs/use-prefs.ts';

/** Until a page for all knows who looks at it, it is a visitor's. */
const NOBODY: Me = {
  viewer: null,
  mayPost: false,
  mayContact: false,
  formToken: null,
  homeCurrency: null,
  savedIds: [],
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
    void askWhoIsLooking(leaving.signal).then((me) => me && setKnown(me));
    return () => leaving.abort();
  }, [loaded]);
  if (!loaded) return undefined;
  const me = newest ?? known;
  const { homeCurrency } = me ?? NOBODY;
  const prefs = { ...loaded.prefs, ...wanted };
  return {
    ...loaded,
    ...(me ?? NOBODY),
    prefs,
    isMeKnown: me !== null,
    usualCurrency: prefs.currency ?? homeCurrency,
  };
}

/** Not by a fetcher of the router: where we cannot be reached it would put an error page in the place of the page. */
async function askWhoIsLooking(signal: AbortSignal): Promise<Me | undefined> {
  try {
    const answer = await fetch('/me', { signal, headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as Me) : undefined;
  } catch {
    return undefined;
  }
}
