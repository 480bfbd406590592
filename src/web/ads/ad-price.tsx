import { type Priced, priceWords } from './describe-ad.ts';
import styles from './ad-price.module.css';

/** The price in the display face, or in smaller letters that offers are welcome. */
export function AdPrice({ ad }: { ad: Priced }) {
  const words = priceWords(ad);
  if (!/\d/.test(words)) return <strong className={styles.words}>{words}</strong>;
  if (!words.startsWith('₹')) return <strong className={styles.price}>{words}</strong>;
  return (
    <strong className={styles.price}>
      <span className={styles.rupee}>₹</span>
      {words.slice(1)}
    </strong>
  );
}
