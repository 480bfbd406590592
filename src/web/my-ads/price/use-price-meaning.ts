import { useEffect, useState } from 'react';
import type { Currency } from '#rules/money/money.ts';
import type { PriceGrounds } from '#rules/prices/fair-price.ts';
import type { PriceMeaning } from '#rules/prices/price-meaning.ts';

type Tell = (price: number, currency: Currency) => PriceMeaning;

/** The rules for prices and what they need of this ad, from when its field opens. Without them the field does all the same. */
export function usePriceMeaning(adId: string, isOpen: boolean): Tell | null {
  const [tell, setTell] = useState<Tell | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const leaving = new AbortController();
    void loadRules(adId, leaving.signal).then((loaded) => loaded && setTell(() => loaded));
    return () => leaving.abort();
  }, [adId, isOpen]);
  return tell;
}

async function loadRules(adId: string, signal: AbortSignal): Promise<Tell | undefined> {
  try {
    const asked = fetch(`/seller/seller-profile/ads/${adId}/price`, { signal });
    const [answer, { tellPrice }] = await Promise.all([asked, import('#rules/prices/price-meaning.ts')]);
    const { grounds } = (await answer.json()) as { grounds?: PriceGrounds | null };
    return grounds ? (price, currency) => tellPrice(grounds, price, currency) : undefined;
  } catch {
    return undefined;
  }
}
