import { Note } from '../../ui/note.tsx';
import styles from './second-factor.module.css';

/** Shown this once, to be written down. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <section className={styles.codes}>
      <Note kind="good" isAlert>
        Write these {codes.length} codes on paper now. We cannot show them again.
      </Note>
      <p>If your phone is lost or broken, each of them replaces the code from your app, once.</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
