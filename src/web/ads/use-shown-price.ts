import { type Priced, showPrice, type ShownPrice } from './describe-ad.ts';
import { useDisplayPrefs } from './use-display-prefs.ts';

/** The price of an ad as whoever is looking wants to read it. */
export function useShownPrice(ad: Priced & { grams?: number }): ShownPrice {
  const { currency, rates } = useDisplayPrefs();
  return showPrice(ad, currency, rates);
}
