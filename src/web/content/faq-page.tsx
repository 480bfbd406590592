import { plural } from '#rules/text/plural.ts';
import type { Route } from './+types/faq-page.ts';
import { Contents } from './article/contents.tsx';
import { findQuestions, type QuestionGroup } from './texts/question.ts';
import { ALL_QUESTIONS, QUESTION_GROUPS, TOP_QUESTIONS } from './texts/questions.ts';
import { Written } from './article/written.tsx';
import { useFrameData } from '../frame/frame-data.ts';
import { marketContext } from '../request/page-context.ts';
import { PageHead } from '../frame/page-head.tsx';
import { breadcrumbData } from '../metadata/structured-data.ts';
import { questionsData } from './article/structured-content.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ChevronIcon } from '../ui/icons.tsx';
import article from './article/article-layout.module.css';
import styles from './faq-page.module.css';
import { CACHED } from '../request/cached.ts';

export const handle = CACHED;

const MAX_LETTERS = 100;
/** Where nothing fits, what most people ask is better than nothing. */
const TOP_GROUP: QuestionGroup = { id: 'asked-most', title: 'Most asked', questions: TOP_QUESTIONS };
const CRUMBS = [{ label: "Help & FAQ's", url: '/faq' }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const words = (url.searchParams.get('q') ?? '')
    .slice(0, MAX_LETTERS)
    .toWellFormed()
    .replaceAll('\0', '')
    .trim();
  const found = findQuestions(QUESTION_GROUPS, words);
  // The page is not lost where the note is.
  if (found.length === 0)
    await context
      .get(marketContext)
      .help.noteMiss(words)
      .catch(() => {});
  return { words };
}

export default function FaqPage({ loaderData: { words } }: Route.ComponentProps) {
  const origin = useFrameData()?.site.origin ?? '';
  const found = findQuestions(QUESTION_GROUPS, words);
  const groups = found.length > 0 ? found : [TOP_GROUP];
  return (
    <div className={article.page}>
      <PageHead
        title="Help & FAQ's"
        description="Answers on selling, buying, paying, safety and your account: short, in plain words."
        path="/faq"
        index={words === ''}
        jsonLd={[breadcrumbData(origin, CRUMBS), questionsData(ALL_QUESTIONS)]}
      />
      <Breadcrumbs crumbs={CRUMBS} />
      <header className={article.head}>
        <h1>Help & FAQ's</h1>
        <Search words={words} found={found.reduce((sum, { questions }) => sum + questions.length, 0)} />
      </header>
      <Contents parts={groups} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <QuestionSection key={group.id} group={group} isOpen={words !== '' && found.length > 0} />
        ))}
        <StillStuck words={words} />
      </div>
    </div>
  );
}

function StillStuck({ words }: { words: string }) {
  return (
    <aside className={styles.stuck} aria-labelledby="still-stuck">
      <h2 id="still-stuck">Still stuck?</h2>
      <p>Ask us. A person answers, usually within two working days.</p>
      <ButtonLink
        href={words ? `/contact-us?text=${encodeURIComponent(words)}` : '/contact-us'}
        data-faq-ask=""
      >
        Write to us
      </ButtonLink>
    </aside>
  );
}

function Search({ words, found }: { words: string; found: number }) {
  return (
    <search className={styles.searching} aria-label="Questions">
      <form className={styles.search} action="/faq">
        <label htmlFor="faq-words">Search the questions</label>
        <input
          id="faq-words"
          type="search"
          name="q"
          defaultValue={words}
          maxLength={MAX_LETTERS}
          autoComplete="off"
          data-faq-search={words === '' ? '' : undefined}
        />
        <Button>Search</Button>
      </form>
      <output className={styles.found} data-faq-status="">
        {words && `${found === 0 ? 'No questions' : plural(found, 'question')} with “${words}”. `}
        {words && <a href="/faq">See all questions</a>}
      </output>
    </search>
  );
}

function QuestionSection({
  group: { id, title, questions },
  isOpen,
}: {
  group: QuestionGroup;
  isOpen: boolean;
}) {
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
