import { showDate } from '../ui/dates.ts';
import { Note } from '../ui/note.tsx';
import styles from './cases.module.css';

/** What somebody sees who has just written to us. */
export function CaseOpened({ number, promisedBy }: { number: string; promisedBy: string | null }) {
  return (
    <Note kind="good" isAlert>
      <p>Thank you. We have your message. Your case number is</p>
      <p className={styles.number}>{number}</p>
      {promisedBy && <p>A person answers by {showDate(promisedBy)}.</p>}
      <p>
        A copy is on its way to you by e-mail, with a link to your case. You can also look at{' '}
        <a href="/customer-service/case">the status of your case</a> at any time.
      </p>
    </Note>
  );
}
