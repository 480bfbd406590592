import { plural } from '#rules/text/plural.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Contents } from './article/contents.tsx';
import { countQuestions, type QuestionGroup } from './texts/question.ts';
import { ALL_QUESTIONS, TOP_QUESTIONS } from './texts/questions.ts';
import { Written } from './article/written.tsx';
import { useFrameData } from '../frame/frame-context.ts';
import { MAX_LETTERS, readWords, useQuestionSearch } from './use-question-search.ts';
import { useArrivals } from '../ui/hooks/use-typed-address.ts';
import { useIsAlive } from '../ui/hooks/use-is-alive.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { breadcrumbData } from '../metadata/structured-data.ts';
import { questionsData } from './article/structured-content.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ChevronIcon } from '../ui/icons/icons.tsx';
import article from './article/article-layout.module.css';
import styles from './faq-page.module.css';

/** Where nothing fits, what most people ask is better than nothing. */
const TOP_GROUP: QuestionGroup = { id: 'asked-most', title: 'Most asked', questions: TOP_QUESTIONS };
const CRUMBS = [{ label: "Help & FAQ's", url: '/faq' }];

export default function FaqPage() {
  const origin = useFrameData()?.site.origin ?? '';
  const { search } = useLocation();
  const asked = readWords(search);
  return (
    <div className={article.page}>
      <PageHead
        title="Help & FAQ's"
        description="Answers on selling, buying, paying, safety and your account: short, in plain words."
        path="/faq"
        index={asked === ''}
        jsonLd={[breadcrumbData(origin, CRUMBS), questionsData(ALL_QUESTIONS)]}
      />
      <Breadcrumbs crumbs={CRUMBS} />
      <Questions key={useArrivals()} asked={asked} />
    </div>
  );
}

/** The questions, fewer with every key that somebody types. */
function Questions({ asked }: { asked: string }) {
  const { words, found, input } = useQuestionSearch(asked);
  // Answers open by themselves only where the address asks for them: under a hand that types they would jump.
  const [isAsked] = useState(asked !== '');
  const opened = useLocation().hash.slice(1);
  const isAlive = useIsAlive();
  const groups = found.length > 0 ? found : [TOP_GROUP];
  return (
    <>
      <header className={article.head}>
        <h1>Help & FAQ's</h1>
        <Search words={words} found={countQuestions(found)} input={input} />
      </header>
      <Contents parts={groups} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <QuestionSection
            key={group.id}
            group={group}
            isOpen={isAsked && found.length > 0}
            // The server never hears what stands behind the #.
            opened={isAlive ? opened : ''}
          />
        ))}
        <StillStuck words={words} />
      </div>
    </>
  );
}

function StillStuck({ words }: { words: string }) {
  return (
    <aside className={styles.stuck} aria-labelledby="still-stuck">
      <h2 id="still-stuck">Still stuck?</h2>
      <p>Ask us. A person answers, usually within two working days.</p>
      <ButtonLink href={words ? `/contact-us?text=${encodeURIComponent(words)}` : '/contact-us'}>
        Write to us
      </ButtonLink>
    </aside>
  );
}

type SearchProps = { words: string; found: number; input: ReturnType<typeof useQuestionSearch>['input'] };

function Search({ words, found, input }: SearchProps) {
  return (
    <search className={styles.searching} aria-label="Questions">
      {/* What Enter would ask the server for is there already. */}
      <form className={styles.search} action="/faq" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="faq-words">Search the questions</label>
        <input id="faq-words" type="search" name="q" maxLength={MAX_LETTERS} autoComplete="off" {...input} />
        <Button>Search</Button>
      </form>
      <output className={styles.found}>
        {words && `${found === 0 ? 'No questions' : plural(found, 'question')} with “${words}”. `}
        {words && <a href="/faq">See all questions</a>}
      </output>
    </search>
  );
}

type QuestionSectionProps = { group: QuestionGroup; isOpen: boolean; opened: string };

function QuestionSection({ group: { id, title, questions }, isOpen, opened }: QuestionSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.questions}>
        {questions.map((each) => (
          <details key={each.id} id={each.id} open={isOpen || each.id === opened}>
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
