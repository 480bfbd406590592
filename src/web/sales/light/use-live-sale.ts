import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { askWhoIsLooking } from '../../frame/me/ask-who-is-looking.ts';
import { useLiveOffers } from '../../offers/use-live-offers.ts';

/** While a light is green it is asked for this often, and without an answer it is trusted this long. */
const ASK_MS = 20_000;
const TRUST_MS = 45_000;
/** While nobody knows whether it is paid. */
const BUSY_MS = 4_000;
/** So soon is seen that it is too old, also after a sleep of the machine. */
const LOOK_MS = 1_000;

/**
 * Loads a sale anew when something happened to it, and a green light besides every few seconds. Tells whether the light
 * can still be trusted: a page that hears nothing from us does not stay green. `loaded`: another one with each answer.
 */
export function useLiveSale(
  loaded: object,
  { isGreen, isBusy = false }: { isGreen: boolean; isBusy?: boolean },
): { isLost: boolean } {
  useLiveOffers();
  const { state, revalidate } = useRevalidator();
  const [lost, setLost] = useState<object>();
  const ask = useEffectEvent(async () => {
    if (state !== 'idle' || document.visibilityState !== 'visible') return;
    // A page that cannot be loaded anew would be an error page: the light that nobody vouches for is enough.
    if (await askWhoIsLooking(new AbortController().signal)) void revalidate();
  });
  const everyMs = isGreen ? ASK_MS : isBusy ? BUSY_MS : null;
  useEffect(() => {
    if (everyMs === null) return undefined;
    const from = Date.now();
    let askedAt = from;
    const looking = setInterval(() => {
      const now = Date.now();
      if (now - from > TRUST_MS) setLost(loaded);
      if (now - askedAt < everyMs) return;
      askedAt = now;
      void ask();
    }, LOOK_MS);
    return () => clearInterval(looking);
  }, [loaded, everyMs]);
  return { isLost: isGreen && lost === loaded };
}
