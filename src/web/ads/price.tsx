import type { AdCard, AdDetails } from '#rules/ad-views.ts';
import { priceWords } from './ad-words.ts';
import styles from './price.module.css';

/** The price in the display face, or in smaller letters that offers are welcome. */
export function Price({ ad }: { ad: AdCard | AdDetails }) {
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
