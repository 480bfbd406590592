import type { ComparedAd } from '#market/ads/ad-view.ts';
import type { Market } from '#market/market.ts';
import { findHome } from '#rules/accounts/reader-home.ts';
import { suggestCurrency } from '#rules/countries/country-currency.ts';
import { isId } from '#rules/id.ts';
import { plural } from '#rules/text/plural.ts';
import type { Route } from './+types/compare-page.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { marketContext, prefsContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import layout from '../../ui/layout.module.css';
import { tellFacts } from '../show/ad-fact-table.ts';
import { compareFacts } from './compare-rows.ts';
import { type ComparedView, toComparedView } from './compared-view.ts';
import { type ComparedMoney, CompareTable } from './compare-table.tsx';
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
  const asked = url.searchParams.getAll('ad');
  const found = await orRefusedPage(market.ads.compare(asked));
  return {
    ads: found.map((one) => toComparedView(one, { home, viewer: market.viewer })),
    lost: Math.min(countAds(asked), COMPARED_MOST) - found.length,
    money: await findOneMoney(market, { found, home }),
    facts: compareFacts(found.map(({ ad }) => tellFacts(ad).filter(({ name }) => !SAID_ELSEWHERE.has(name)))),
    home: home === null ? null : countryName(home),
  };
}

const countAds = (asked: readonly string[]) => new Set(asked.filter(isId).map((id) => id.toLowerCase())).size;

/** For whoever has chosen no currency: that of their country, else dollars, where the prices are in several. */
async function findOneMoney(
  { prices }: Market,
  { found, home }: { found: readonly ComparedAd[]; home: string | null },
): Promise<ComparedMoney | null> {
  if (new Set(found.map(({ ad }) => ad.currency)).size < 2) return null;
  const rates = await prices.rates().catch(() => null);
  return rates && { currency: home === null ? 'USD' : suggestCurrency(home), rates };
}

/** What hair like all of these would make together: as long as the shortest, of their colours and textures. */
function toBundleOf(ads: readonly ComparedView[]): string {
  const all = (name: 'colour' | 'texture') => [...new Set(ads.map((ad) => ad[name]))].join();
  const length = String(Math.min(...ads.map(({ lengthInches }) => lengthInches)));
  return `/bundles?${new URLSearchParams({ length, colour: all('colour'), texture: all('texture') })}`;
}

export default function ComparePage({ loaderData: { ads, facts, home, lost, money } }: Route.ComponentProps) {
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <PageHead title="Compare ads" description="Hair side by side, at true scale." index={false} />
      <Breadcrumbs crumbs={CRUMBS} />
      <div className={styles.head}>
        <h1>
          {ads.length === 0 ? 'Compare ads' : `Compare ${ads.length === 1 ? '1 ad' : `${ads.length} ads`}`}
        </h1>
        <p className={styles.ways}>
          {ads.length < COMPARED_MOST && (
            <ButtonLink kind="quiet" href="/all-ads">
              {ads.length === 0 ? 'Find hair' : 'Add one more'}
            </ButtonLink>
          )}
          {ads.length > 1 && (
            <ButtonLink kind="secondary" href={toBundleOf(ads)} rel="nofollow">
              Plan a bundle
            </ButtonLink>
          )}
        </p>
      </div>
      {lost > 0 && (
        <Note kind="hint">
          {plural(lost, 'ad')} you chose {lost === 1 ? 'is' : 'are'} no longer on the site.
        </Note>
      )}
      {ads.length === 0 ? (
        <p>
          Tick ‘Compare’ above a list, choose up to six ads, and see them side by side: at true scale, in one
          currency.
        </p>
      ) : (
        <CompareTable ads={ads} facts={facts} home={home} money={money} />
      )}
    </div>
  );
}
