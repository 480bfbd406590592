import { ChevronIcon } from '../ui/icons/icons.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './top-questions.module.css';

export type ShortAnswer = { id: string; question: string; answer: string };

export function TopQuestions({ questions }: { questions: readonly ShortAnswer[] }) {
  return (
    <section aria-labelledby="questions">
      <SectionHead id="questions" title="Most asked" more={{ label: 'All questions', url: '/faq' }} />
      <div className={styles.questions}>
        {questions.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>
              {question} <ChevronIcon />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
