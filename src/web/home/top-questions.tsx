import { blocksToText } from '../content/texts/article.ts';
import { TOP_QUESTIONS } from '../content/texts/questions.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './top-questions.module.css';

export function TopQuestions() {
  return (
    <section aria-labelledby="questions">
      <SectionHead id="questions" title="Most asked" more={{ label: 'All questions', url: '/faq' }} />
      <div className={styles.questions}>
        {TOP_QUESTIONS.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>
              {question} <ChevronIcon />
            </summary>
            <p>{blocksToText(answer)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
