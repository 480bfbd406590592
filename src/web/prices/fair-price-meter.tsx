import type { ReactNode } from 'react';
import { formatMoney } from '#rules/money/money.ts';
import type { FairPrice } from '#rules/prices/fair-price.ts';
import styles from './fair-price-meter.module.css';

/** Where an ad's price lies among what hair like it was sold for. */
export function FairPriceMeter({ fair }: { fair: FairPrice }) {
  const { low, high, currency, sales, verdict, demo } = fair;
  const money = (amount: number) => formatMoney({ amount: Math.round(amount / 100) * 100, currency });
  return (
    <PriceScale {...fair}>
      <b>{VERDICTS[verdict]}</b> {sales} {demo && 'demo '}ads like this were sold here; by weight the middle
      half sold for {money(low)} to {money(high)}.
      {verdict === 'far-below' && (
        <>
          {' '}
          Ask for a photo with a tape measure and today’s date, and pay only in a way that protects you.{' '}
          <a href="/website-safety/">Known tricks</a>
        </>
      )}
    </PriceScale>
  );
}

type PriceScaleProps = Pick<FairPrice, 'low' | 'middle' | 'high' | 'price'> & {
  /** What is asked, where the price is somebody else's. */
  asks?: number;
  children: ReactNode;
};

/** A price on a line, against what is usual. The words say the same. */
export function PriceScale({ low, middle, high, price, asks = price, children }: PriceScaleProps) {
  const end = Math.max(high * 1.25, price * 1.08, asks * 1.08);
  const place = (amount: number) => `${Math.round((amount / end) * 1000) / 10}%`;
  return (
    <figure className={styles.meter}>
      <figcaption>{children}</figcaption>
      <svg width="100%" height="36" aria-hidden="true">
        <rect className={styles.ground} y="12" width="100%" height="12" rx="6" />
        <rect className={styles.usual} x={place(low)} y="12" width={place(high - low)} height="12" />
        <line className={styles.middle} x1={place(middle)} x2={place(middle)} y1="9" y2="27" />
        <line className={styles.asks} x1={place(asks)} x2={place(asks)} y1="4" y2="32" />
        <rect className={styles.price} x={place(price)} y="2" width="8" height="32" rx="3" />
      </svg>
    </figure>
  );
}

const VERDICTS: Record<FairPrice['verdict'], string> = {
  'far-below': 'Far below what similar hair sold for: be careful.',
  below: 'Below what similar hair sold for.',
  within: 'Within what similar hair sold for.',
  above: 'Above what similar hair sold for.',
};
