import { UpIcon } from '../ui/icons.tsx';
import styles from './to-top.module.css';

/** Shown by the frame's script once there is a way back; without it the footer has the same link. */
export function ToTop() {
  return (
    <a className={styles.top} href="#top" aria-label="Back to top" data-to-top="" hidden>
      <UpIcon />
    </a>
  );
}
