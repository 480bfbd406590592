import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { type Currency, formatMoney } from '#rules/money/money.ts';
import { parseMoney } from '#rules/money/read-money.ts';
import { asRefused, type FormState } from '../../ui/form/form-state.ts';
import { toast } from '../../ui/browser/toast.ts';
import { usePriceMeaning } from './use-price-meaning.ts';

/** An ad whose price its owner may change where it stands. */
export type PricedAd = {
  id: string;
  version: number;
  title: string | null;
  price: number | null;
  currency: Currency;
  grams: number | null;
};

export type PriceEditor = ReturnType<typeof usePriceEditor>;

type Priced = Pick<PricedAd, 'price' | 'version'>;

/**
 * The price of an ad, changed where it stands: shown at once, and taken back with its field open where it is refused.
 * `sent`: what came back of a form without script.
 */
export function usePriceEditor(listed: PricedAd, sent: FormState | undefined) {
  const fetcher = useFetcher<object>({ key: `price ${listed.id}` });
  const { priced } = (fetcher.data ?? {}) as { priced?: Priced };
  // Its answer comes before the list, and a quick hand changes the price again meanwhile.
  const ad = priced && priced.version > listed.version ? { ...listed, ...priced } : listed;
  const link = useRef<HTMLAnchorElement>(null);
  const { search } = useLocation();
  const isSending = fetcher.formData !== undefined;
  const own = sent?.intent === 'price' && sent.typed['adId']?.[0] === ad.id ? sent : undefined;
  const refused = isSending ? undefined : (asRefused(fetcher.data) ?? own);
  const [wish, setWish] = useState<'open' | 'closed' | null>(refused ? 'open' : null);
  const [seen, setSeen] = useState(refused);
  // A refusal opens the field again, once.
  if (seen !== refused) {
    setSeen(refused);
    if (refused) setWish('open');
  }
  useEffect(() => {
    if (priced) toast(toNews(priced.price, ad.currency), { ms: 4000 });
    // oxlint-disable-next-line react/exhaustive-deps -- told once for each answer
  }, [priced]);
  // By its link, without script; the list stays the one that was chosen.
  const asked = new URLSearchParams(search);
  const isOpen = wish === null ? asked.get('price') === ad.id : wish === 'open';
  asked.delete('price');
  const tell = usePriceMeaning(ad.id, isOpen);
  const typed = fetcher.formData?.get('price');
  return {
    ad,
    fetcher,
    link,
    refused,
    isOpen,
    closedHref: `?${asked}`,
    openHref: `?${new URLSearchParams([...asked, ['price', ad.id]])}#price-${ad.id}`,
    /** What a price means, once that is known. */
    tell,
    open: () => setWish('open'),
    close: () => {
      setWish('closed');
      link.current?.focus();
    },
    /** What is asked, also while it is on its way. */
    price: typeof typed === 'string' ? (parseMoney(typed) ?? ad.price) : ad.price,
  };
}

const toNews = (amount: number | null, currency: Currency): string =>
  amount === null ? 'The ad has no price now.' : `The price is ${formatMoney({ amount, currency })} now.`;
