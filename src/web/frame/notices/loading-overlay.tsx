import { Button } from '../../ui/button.tsx';
import { HankMark } from '../../ui/hank-mark.tsx';
import styles from './loading-overlay.module.css';

/** Lies over the page while the next one takes long; the frame's script lifts and lowers it. */
export function LoadingOverlay() {
  return (
    <div className={styles.veil} data-loading="" hidden>
      <output className={styles.panel}>
        <HankMark />
        <span>Loading</span>
      </output>
      <div className={styles.slow} data-still-working="" hidden>
        <output>Still working…</output>
        <Button type="button" data-retry="">
          Retry
        </Button>
        <Button type="button" kind="quiet" data-cancel="">
          Cancel
        </Button>
      </div>
    </div>
  );
}
