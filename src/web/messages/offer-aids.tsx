import { type Currency, formatMoney, MINOR_UNITS } from '#rules/money.ts';
import { quickPrices } from '#rules/offers/quick-prices.ts';
import type { FairPrice } from '#rules/prices/fair-price.ts';
import SoldRange from '../prices/sold-range.tsx';
import styles from './offer-aids.module.css';

export type OfferAidsProps = {
  adId: string;
  price: number;
  currency: Currency;
  /** What stands in the field. */
  amount: number | undefined;
  sold: FairPrice | undefined;
  tell: (typed: string) => void;
};

/** What helps to find a figure: where it lies, and those that are offered most. */
export default function OfferAids({ sold, amount, ...picks }: OfferAidsProps) {
  const { price, currency } = picks;
  return (
    <>
      {sold && <SoldRange sold={sold} amount={amount ?? price} currency={currency} asks={price} />}
      <QuickPrices {...picks} amount={amount} />
    </>
  );
}

/** A press fills in the figure of the form it stands in; without script the link does. */
const QuickPrices = ({ adId, price, currency, amount, tell }: Omit<OfferAidsProps, 'sold'>) => (
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
