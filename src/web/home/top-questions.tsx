import type { ReactNode } from 'react';
import { ChevronIcon } from '../ui/icons.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './top-questions.module.css';

const QUESTIONS: { question: string; answer: ReactNode }[] = [
  {
    question: 'When may I cut my hair?',
    answer:
      'When the money is in your own account and you have seen it there yourself. Not when a mail says so, not when it is “on its way”.',
  },
  {
    question: 'How do I measure it?',
    answer:
      'Tie it where you would cut, pull a strand straight, and measure from the tie to the tips. Layers: give the longest and the shortest. Cut hair goes on a kitchen scale.',
  },
  {
    question: 'What does “never coloured” mean?',
    answer:
      'No dye, no henna, no bleach, no perm and no relaxer, ever. Wig makers pay most for it, because it takes colour evenly. If it was treated, say how: it still sells.',
  },
  {
    question: 'Why no temple hair?',
    answer:
      'Hair given as an offering is not sold by the person who grew it, and that person is not paid. Here the one who grew it sells it, or has agreed to the sale.',
  },
];

export function TopQuestions() {
  return (
    <section aria-labelledby="questions">
      <SectionHead id="questions" title="Asked most" more={{ label: 'All questions', url: '/faq' }} />
      <div className={styles.questions}>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question}>
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
