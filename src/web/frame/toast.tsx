import styles from './toast.module.css';

/** Where the frame's script says something that needs no answer. Empty and unseen until then. */
export function Toast() {
  return <div id="toast" className={styles.toast} role="status" aria-live="polite" />;
}
