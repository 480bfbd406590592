import { Note } from '../ui/note.tsx';
import styles from './cases.module.css';

/** What somebody sees who has just written to us. */
export function CaseOpened({ number }: { number: string }) {
  return (
    <Note kind="good" isAlert>
      <p>Thank you. We have your message. Your case number is</p>
      <p className={styles.number}>{number}</p>
      <p>
        A copy is on its way to you by mail, and says by when we answer. You can see{' '}
        <a href="/customer-service/case">how your case stands</a> at any time.
      </p>
    </Note>
  );
}
