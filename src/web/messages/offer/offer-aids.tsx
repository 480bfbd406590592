import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import {
  convertMoney,
  type Currency,
  formatMoney,
  MINOR_UNITS,
  type Money,
  type Rates,
} from '#rules/money/money.ts';
import { quickPrices } from '#rules/offers/amount/quick-prices.ts';
import type { FairPrice } from '#rules/prices/fair-price.ts';
import SoldRange from '../../prices/sold-range.tsx';
import styles from './offer-aids.module.css';

export type OfferAidsProps = {
  adId: string;
  asks: Money;
  /** In which it is offered. */
  currency: Currency;
  /** What stands in the field. */
  amount: number | undefined;
  sold: FairPrice | undefined;
  tell: (typed: string) => void;
};

/** What helps to find a figure: where it lies, and those that are offered most. */
export default function OfferAids({ sold, asks, ...picks }: OfferAidsProps) {
  const { amount, currency } = picks;
  const isConverted = currency !== asks.currency;
  const rates = useRates(isConverted);
  if (isConverted && rates === null) return null;
  const { amount: price } = rates === null ? asks : convertMoney(asks, currency, rates);
  return (
    <>
      {isConverted && <p>The price is {formatMoney({ amount: price, currency })} at the rate of the day.</p>}
      {sold && !isConverted && (
        <SoldRange sold={sold} amount={amount ?? price} currency={currency} asks={price} />
      )}
      <QuickPrices {...picks} price={price} />
    </>
  );
}

/** What the page of an ad, or of a first message, may bring. */
type Loaded = { offerRates?: Rates | null } | undefined;

/** By which the server will turn the price; asked for once they are needed, where the page did not bring them. */
function useRates(isNeeded: boolean): Rates | null {
  const brought = useLoaderData<Loaded>()?.offerRates ?? null;
  const [asked, setRates] = useState<Rates | null>(null);
  const isMissing = isNeeded && brought === null;
  useEffect(() => {
    if (!isMissing) return;
    const leaving = new AbortController();
    void fetch('/api/price/rates', { signal: leaving.signal })
      .then(async (answer) => setRates(answer.ok ? ((await answer.json()) as Rates) : null))
      // Then it is left out: the server says what it will not take.
      .catch(() => {});
    return () => leaving.abort();
  }, [isMissing]);
  return brought ?? asked;
}

/** A press fills in the figure of the form it stands in; without script the link does. */
const QuickPrices = ({
  adId,
  price,
  currency,
  amount,
  tell,
}: Omit<OfferAidsProps, 'sold' | 'asks'> & { price: number }) => (
  <ul className={styles.prices} aria-label="Quick offers">
    {quickPrices(price).map((pick) => (
      <li key={pick}>
        <a
          href={`/messages/new?ad=${adId}&offer=${pick / MINOR_UNITS}`}
          rel="nofollow"
          aria-current={pick === amount || undefined}
          onClick={(event) => {
            const box = event.currentTarget.closest('form')?.elements.namedItem('amount');
            if (!(box instanceof HTMLInputElement)) return;
            event.preventDefault();
            box.value = String(pick / MINOR_UNITS);
            tell(box.value);
          }}
        >
          {formatMoney({ amount: pick, currency })}
        </a>
      </li>
    ))}
  </ul>
);
