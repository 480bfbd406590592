import { data } from 'react-router';
import type { Route } from './+types/hair-price-calculator-page.ts';
import { currencyAtHome } from '#rules/accounts/reader-home.ts';
import { marketContext, prefsContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { Calculator } from './calculator.tsx';
import type { LoadedPrice } from './price-question.ts';
import { readQuestion } from './read-question.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { useArrivals } from '../../ui/hooks/use-typed-address.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import styles from './hair-price-calculator-page.module.css';

const PATH = '/hair-price-calculator';
const CRUMBS = [{ label: 'Hair price calculator', url: PATH }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { viewer, prices } = context.get(marketContext);
  const prefs = context.get(prefsContext);
  const currency = prefs.currency ?? currencyAtHome(viewer);
  const question = readQuestion(url.searchParams, { ...prefs, currency });
  const [answer, rates, { cells, version }] = await orRefusedPage(
    Promise.all([
      question.kind === 'asked' ? prices.estimate(question.asked) : null,
      prices.rates(),
      prices.table(),
    ]),
  );
  const loaded: LoadedPrice = { question, answer, ground: { rates, cells, version } };
  return data(loaded, { status: question.kind === 'wrong' ? 422 : 200 });
}

export default function HairPriceCalculatorPage({ loaderData: loaded }: Route.ComponentProps) {
  const { kind } = loaded.question;
  return (
    <div className={styles.page}>
      <PageHead
        title={kind === 'wrong' ? 'Error: What is my hair worth?' : 'What is my hair worth?'}
        description="An honest range for real human hair by length, weight, colour and kind: what a dealer pays, what to ask, what a patient private sale may bring."
        path={PATH}
        index={kind === 'none'}
      />
      <Breadcrumbs crumbs={CRUMBS} />
      <header className={styles.head}>
        <h1>What is my hair worth?</h1>
        <p>A tape measure and kitchen scales are all you need. You get a range, and what it is based on.</p>
      </header>
      <Calculator key={useArrivals()} loaded={loaded} />
    </div>
  );
}
