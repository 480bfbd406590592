import { CloseIcon } from '../../ui/icons.tsx';
import styles from './toasts.module.css';

/** Where short messages of scripts appear, and are read out. */
export function Toasts() {
  return (
    <output id="toast" className={styles.region} data-toasts="">
      <template>
        <div className={styles.toast}>
          <p />
          <button type="button" aria-label="Close this message">
            <CloseIcon />
          </button>
        </div>
      </template>
    </output>
  );
}
