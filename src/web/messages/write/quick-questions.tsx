import { QUICK_QUESTIONS, type Talker } from '#rules/messages/quick-questions.ts';
import styles from './quick-questions.module.css';

type QuickQuestionsProps = {
  talker: Talker;
  /** The page that fills it in without script. */
  toHref: (number: number) => string;
};

/** What is asked most. A press fills the composer of the form it stands in; without script the link does. */
export const QuickQuestions = ({ talker, toHref }: QuickQuestionsProps) => (
  <ul className={styles.questions} aria-label="Quick questions">
    {QUICK_QUESTIONS[talker].map((question, number) => (
      <li key={question}>
        <a
          href={toHref(number)}
          onClick={(event) => {
            const box = event.currentTarget.closest('form')?.elements.namedItem('message');
            if (!(box instanceof HTMLTextAreaElement)) return;
            event.preventDefault();
            box.value = question;
            box.focus();
          }}
        >
          {question}
        </a>
      </li>
    ))}
  </ul>
);
