import { Note } from '../ui/note.tsx';
import styles from './cases.module.css';

/** What somebody sees who has just written to us. */
export function CaseOpened({ number }: { number: string }) {
  return (
    <Note kind="good" isAlert>
      <p>Thank you. We have your message. Your case number is</p>
      <p className={styles.number}>{number}</p>
      <p>
        A copy is on its way to you by e-mail; it says when we will answer. You can check{' '}
        <a href="/customer-service/case">the status of your case</a> at any time.
      </p>
    </Note>
  );
}
