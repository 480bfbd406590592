import type { Route } from './+types/faq.ts';
import { findQuestions, type QuestionGroup } from '../content/question.ts';
import { ALL_QUESTIONS, QUESTION_GROUPS } from '../content/questions.ts';
import { Written } from '../content/written.tsx';
import { useFrameData } from '../frame/frame-data.ts';
import { PageHead } from '../page-head.tsx';
import { breadcrumbData, questionsData } from '../structured-data.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Chip, Chips } from '../ui/chips.tsx';
import { ChevronIcon } from '../ui/icons.tsx';
import styles from '../content/faq.module.css';
import { SAME_FOR_ALL } from '../same-for-all.ts';

export const handle = SAME_FOR_ALL;

const MOST_LETTERS = 100;
const CRUMBS = [
  { label: 'Home', url: '/' },
  { label: "Help & FAQ's", url: '/faq' },
];

export function loader({ url }: Route.LoaderArgs) {
  const words = (url.searchParams.get('q') ?? '').slice(0, MOST_LETTERS).toWellFormed().trim();
  return { words };
}

export default function Faq({ loaderData: { words } }: Route.ComponentProps) {
  const origin = useFrameData()?.site.origin ?? '';
  const groups = findQuestions(QUESTION_GROUPS, words);
  return (
    <div className={styles.page}>
      <PageHead
        title="Help & FAQ's"
        description="Answers on selling, buying, paying, safety and your account: short, in plain words."
        path="/faq"
        index={words === ''}
        jsonLd={[breadcrumbData(origin, CRUMBS), questionsData(ALL_QUESTIONS)]}
      />
      <Breadcrumbs crumbs={CRUMBS} />
      <h1>Help & FAQ's</h1>
      <Search words={words} found={groups.reduce((sum, { questions }) => sum + questions.length, 0)} />
      <nav aria-label="Groups of questions">
        <Chips>
          {groups.map(({ id, title }) => (
            <Chip key={id} href={`#${id}`}>
              {title}
            </Chip>
          ))}
        </Chips>
      </nav>
      {groups.map((group) => (
        <Group key={group.id} group={group} isOpen={words !== ''} />
      ))}
      <aside className={styles.stuck} aria-labelledby="still-stuck">
        <h2 id="still-stuck">Still stuck?</h2>
        <p>Ask us. A person answers, mostly within two working days.</p>
        <ButtonLink href={words ? `/contact-us?text=${encodeURIComponent(words)}` : '/contact-us'}>
          Write to us
        </ButtonLink>
      </aside>
    </div>
  );
}

function Search({ words, found }: { words: string; found: number }) {
  return (
    <search aria-label="Questions">
      <form className={styles.search} action="/faq">
        <label htmlFor="faq-words">Search the questions</label>
        <input
          id="faq-words"
          type="search"
          name="q"
          defaultValue={words}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          data-faq-search={words === '' ? '' : undefined}
        />
        <Button>Search</Button>
      </form>
      <output className={styles.found} data-faq-status="">
        {words && `${found === 0 ? 'No' : found} ${found === 1 ? 'question' : 'questions'} with “${words}”. `}
        {words && <a href="/faq">See all questions</a>}
      </output>
    </search>
  );
}

function Group({ group: { id, title, questions }, isOpen }: { group: QuestionGroup; isOpen: boolean }) {
  return (
    <section aria-labelledby={id} data-faq-group="">
      <h2 id={id}>{title}</h2>
      <div className={styles.questions}>
        {questions.map((each) => (
          <details key={each.id} id={each.id} open={isOpen}>
            <summary>
              {each.question} <ChevronIcon />
            </summary>
            <div>
              <Written blocks={each.answer} />
              <a className={styles.link} href={`#${each.id}`}>
                Link to this answer
              </a>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
