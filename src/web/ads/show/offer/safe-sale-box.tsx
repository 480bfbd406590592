import { ScissorsPauseIcon } from '../../../ui/icons/icons.tsx';
import styles from './safe-sale-box.module.css';

/** What keeps both sides safe, in three lines. `isUncut`: hair on the head has its light, and here it is always red. */
export function SafeSaleBox({ isUncut }: { isUncut: boolean }) {
  return (
    <aside className={styles.box} aria-label="Safe sale">
      <ScissorsPauseIcon />
      <div>
        <p>
          <strong>Do not cut until payment has been received.</strong>
        </p>
        {isUncut && (
          <p className={styles.light}>
            <b>Do not cut yet</b> for the seller
          </p>
        )}
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
