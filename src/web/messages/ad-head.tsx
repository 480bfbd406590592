import type { ReactNode } from 'react';
import type { AdStatus } from '#rules/ads/state.ts';
import { AD_STATUS_LABELS } from '#rules/ads/ad-words.ts';
import { type Currency, formatMoney } from '#rules/money.ts';
import styles from './ad-head.module.css';

type AdHeadProps = {
  /** Who is on the other side. */
  title: string;
  /** What others said of them. */
  rating?: string | null;
  ad: {
    url: string;
    title: string;
    status: AdStatus;
    isHidden?: boolean;
    price: number | null;
    currency: Currency;
    photo: string | null;
  };
  children?: ReactNode;
};

/** What a conversation is about: the hair, its price and how it stands, always in sight. */
export function AdHead({ title, rating, ad, children }: AdHeadProps) {
  const price =
    ad.price === null ? 'Open to offers' : formatMoney({ amount: ad.price, currency: ad.currency });
  return (
    <header className={styles.head}>
      {ad.photo && <img src={ad.photo} alt="" width={72} height={72} />}
      <div>
        <h1>{title}</h1>
        {rating && <p>{rating}</p>}
        <p>
          <a href={ad.url}>{ad.title}</a>
        </p>
        <p className={styles.facts}>
          <b>{price}</b>{' '}
          <span data-status={ad.status}>{ad.isHidden ? 'Not available' : AD_STATUS_LABELS[ad.status]}</span>
        </p>
      </div>
      {children && <div className={styles.tools}>{children}</div>}
    </header>
  );
}
