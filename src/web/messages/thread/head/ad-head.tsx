import type { AdStatus } from '#rules/ads/state.ts';
import { AD_STATUS_LABELS } from '#rules/ads/ad-words.ts';
import { type Currency, formatMoney } from '#rules/money/money.ts';
import styles from './ad-head.module.css';

export type AdInHead = {
  url: string;
  title: string;
  status: AdStatus;
  isHidden?: boolean;
  price: number | null;
  currency: Currency;
  photo: string | null;
};

/** What somebody is about to write of, or to buy: the hair, its price and how it stands. */
export function AdHead({ title, ad }: { title: string; ad: AdInHead }) {
  return (
    <header className={styles.head}>
      {ad.photo && <img src={ad.photo} alt="" width={72} height={72} />}
      <div>
        <h1>{title}</h1>
        <p>
          <a href={ad.url}>{ad.title}</a>
        </p>
        <p className={styles.facts}>
          <b>{toPriceWords(ad)}</b> <AdStanding ad={ad} />
        </p>
      </div>
    </header>
  );
}

export const toPriceWords = ({ price, currency }: AdInHead): string =>
  price === null ? 'Open to offers' : formatMoney({ amount: price, currency });

export const AdStanding = ({ ad }: { ad: AdInHead }) => (
  <span className={styles.standing} data-status={ad.status}>
    {ad.isHidden ? 'Not available' : AD_STATUS_LABELS[ad.status]}
  </span>
);
