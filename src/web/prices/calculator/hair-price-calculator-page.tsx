import { data } from 'react-router';
import type { Route } from './+types/hair-price-calculator-page.ts';
import { currencyAtHome } from '#rules/accounts/reader-home.ts';
import { marketContext, prefsContext } from '../../request/page-context.ts';
import { CACHED } from '../../request/cached.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { PriceAnswer } from './price-answer.tsx';
import { PriceExample } from './price-example.tsx';
import { PriceForm } from './price-form.tsx';
import { exampleIn, readQuestion } from './read-question.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import styles from './hair-price-calculator-page.module.css';

export const handle = CACHED;

const PATH = '/hair-price-calculator';
const CRUMBS = [{ label: 'Hair price calculator', url: PATH }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { viewer, prices } = context.get(marketContext);
  const prefs = context.get(prefsContext);
  const currency = prefs.currency ?? currencyAtHome(viewer);
  const question = readQuestion(url.searchParams, { ...prefs, currency });
  const asked = question.kind === 'asked' ? question.asked : exampleIn(currency);
  const answer = await orRefusedPage(prices.estimate(asked));
  return data({ question, answer }, { status: question.kind === 'wrong' ? 422 : 200 });
}

export default function HairPriceCalculatorPage({ loaderData: { question, answer } }: Route.ComponentProps) {
  const isAsked = question.kind === 'asked';
  const wrong = question.kind === 'wrong' ? question.state : undefined;
  return (
    <div className={styles.page}>
      <PageHead
        title={wrong ? 'Error: What is my hair worth?' : 'What is my hair worth?'}
        description="An honest range for real human hair by length, weight, colour and kind: what a dealer pays, what to ask, what a patient private sale may bring."
        path={PATH}
        index={question.kind === 'none'}
      />
      <Breadcrumbs crumbs={CRUMBS} />
      <header className={styles.head}>
        <h1>What is my hair worth?</h1>
        <p>A tape measure and kitchen scales are all you need. You get a range, and what it is based on.</p>
      </header>
      <div className={styles.columns}>
        {isAsked && <PriceAnswer asked={question.asked} answer={answer} />}
        <section className={isAsked ? styles.beside : undefined} aria-labelledby="numbers">
          <h2 id="numbers">{isAsked ? 'Change the numbers' : 'Your hair'}</h2>
          <PriceForm
            isAsked={question.kind !== 'none'}
            state={wrong}
            typed={question.kind === 'wrong' ? question.state.typed : question.typed}
          />
        </section>
        {!isAsked && <PriceExample answer={answer} />}
      </div>
    </div>
  );
}
