import type { AdCard, AdDetails } from '#market/ads/ad-view.ts';
import { priceWords } from './describe-ad.ts';
import styles from './ad-price.module.css';

/** The price in the display face, or in smaller letters that offers are welcome. */
export function AdPrice({ ad }: { ad: AdCard | AdDetails }) {
  const words = priceWords(ad);
  const symbol = /^\D(?=\d)/.exec(words)?.[0];
  if (symbol === undefined) return <strong className={styles.words}>{words}</strong>;
  return (
    <strong className={styles.price}>
      <span className={symbol === '₹' ? styles.rupee : undefined}>{symbol}</span>
      {words.slice(symbol.length)}
    </strong>
  );
}
