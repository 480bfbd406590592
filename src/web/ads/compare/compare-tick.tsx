import { toggleCompared, useCompared } from './compared.ts';
import styles from './compare-tick.module.css';

export const COMPARE_FORM = 'compare';
/** While it is ticked, every card has a tick of its own. */
const MODE = 'compare-mode';

/** On a card: this one stands beside the others. It is hidden until somebody wants to compare. */
export function CompareTick({ adId, title }: { adId: string; title: string }) {
  const chosen = useCompared();
  return (
    <input
      className={chosen.length > 0 ? `${styles.tick} ${styles.shown}` : styles.tick}
      type="checkbox"
      form={COMPARE_FORM}
      name="ad"
      value={adId}
      aria-label={`Compare: ${title}`}
      checked={chosen.includes(adId)}
      onChange={() => toggleCompared(adId)}
    />
  );
}

/** Shows the ticks, with script or without. */
export const CompareSwitch = () => (
  <label className={styles.switch}>
    <input type="checkbox" name={MODE} autoComplete="off" /> Compare
  </label>
);
