import { ScissorsPauseIcon } from '../ui/icons.tsx';
import styles from './top-banner.module.css';

/** The one rule of the house, above everything on every page. */
export function TopBanner() {
  return (
    <section className={styles.banner} aria-label="Safety notice">
      <p className={styles.message}>
        <ScissorsPauseIcon />
        <span>
          <strong>Do not cut your hair until payment has been received.</strong>{' '}
          <a href="/website-safety/">Website safety</a>
        </span>
      </p>
    </section>
  );
}
