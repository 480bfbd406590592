import { findHome } from '#rules/accounts/reader-home.ts';
import type { Route } from './+types/compare-page.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { marketContext, prefsContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { tellFacts } from '../show/ad-fact-table.ts';
import { compareFacts } from './compare-rows.ts';
import { toComparedView } from './compared-view.ts';
import { CompareTable } from './compare-table.tsx';
import { countryName } from '#rules/countries/country-names.ts';
import { COMPARED_MOST } from '#rules/ads/compared.ts';
import styles from './compare-page.module.css';

const CRUMBS = [
  { label: 'All ads', url: '/all-ads' },
  { label: 'Compare', url: '/compare' },
];

/** Said by other rows, in the reader's own money and for their own country. */
const SAID_ELSEWHERE = new Set(['Posts to', 'Postage', 'Price per gram', 'Length', 'Weight']);

export async function loader({ url, context }: Route.LoaderArgs) {
  const market = context.get(marketContext);
  const home = findHome(context.get(prefsContext), market.viewer);
  const found = await orRefusedPage(market.ads.compare(url.searchParams.getAll('ad')));
  return {
    ads: found.map((one) => toComparedView(one, home)),
    facts: compareFacts(found.map(({ ad }) => tellFacts(ad).filter(({ name }) => !SAID_ELSEWHERE.has(name)))),
    home: home === null ? null : countryName(home),
  };
}

export default function ComparePage({ loaderData: { ads, facts, home } }: Route.ComponentProps) {
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <PageHead title="Compare ads" description="Hair side by side, at true scale." index={false} />
      <Breadcrumbs crumbs={CRUMBS} />
      <div className={styles.head}>
        <h1>
          {ads.length === 0 ? 'Compare ads' : `Compare ${ads.length === 1 ? '1 ad' : `${ads.length} ads`}`}
        </h1>
        {ads.length < COMPARED_MOST && (
          <ButtonLink kind="quiet" href="/all-ads">
            {ads.length === 0 ? 'Find hair' : 'Add one more'}
          </ButtonLink>
        )}
      </div>
      {ads.length === 0 ? (
        <p>
          Tick ‘Compare’ above a list, choose up to six ads, and see them side by side: at true scale, in one
          currency.
        </p>
      ) : (
        <CompareTable ads={ads} facts={facts} home={home} />
      )}
    </div>
  );
}
