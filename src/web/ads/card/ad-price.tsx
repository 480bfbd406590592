import type { ShownPrice } from '../describe-ad.ts';
import styles from './ad-price.module.css';

/** The price in the display face, or in smaller letters that offers are welcome. */
export function AdPrice({ price: { words, about } }: { price: ShownPrice }) {
  if (!/\d/.test(words)) return <strong className={styles.words}>{words}</strong>;
  return (
    <strong className={styles.price}>
      {about && <small>about</small>}
      {words.startsWith('₹') ? (
        <>
          <span className={styles.rupee}>₹</span>
          {words.slice(1)}
        </>
      ) : (
        words
      )}
    </strong>
  );
}
