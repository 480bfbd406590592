import { ScissorsPauseIcon } from '../../../ui/icons.tsx';
import styles from './safe-sale-box.module.css';

/** What keeps both sides safe, in three lines. */
export function SafeSaleBox() {
  return (
    <aside className={styles.box} aria-label="Safe sale">
      <ScissorsPauseIcon />
      <div>
        <p>
          <strong>Do not cut until payment has been received.</strong>
        </p>
        <ul className={styles.lines}>
          <li>We pass on your messages and look out for known tricks.</li>
          <li>
            In a <a href="/protected-sale/">protected sale</a> only the light counts. Outside one, only money
            in your own account counts.
          </li>
          <li>
            Something odd? <a href="/website-safety/">Read the safety page</a> or report it.
          </li>
        </ul>
      </div>
    </aside>
  );
}
