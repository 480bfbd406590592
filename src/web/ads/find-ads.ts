import type { Market } from '#market/market.ts';
import type { AdCard } from '#rules/ad-views.ts';
import { orRefusedPage } from '../refused-page.ts';
import { type AppliedFilter, appliedFilters } from './applied-filters.ts';
import { type Listing, readListing } from './listing.ts';

/** One page of ads; `waysOn` only where there is none. */
export type FoundAds = Awaited<ReturnType<Market['ads']['browse']>> & { waysOn: WaysOn | null };

/** Out of an empty list: what dropping one filter would give, and what is new. */
export type WaysOn = { without: (AppliedFilter & { total: number })[]; latest: AdCard[] };

const FILTERS_TRIED = 6;

export const findAds = (market: Market, listing: Listing): Promise<FoundAds> =>
  orRefusedPage(browse(market, listing));

async function browse(market: Market, listing: Listing): Promise<FoundAds> {
  const page = await market.ads.browse(listing.search);
  return { ...page, waysOn: page.total === 0 ? await waysOn(market, listing) : null };
}

async function waysOn({ ads }: Market, listing: Listing): Promise<WaysOn> {
  const tried = appliedFilters(listing).slice(0, FILTERS_TRIED);
  const [latest, ...totals] = await Promise.all([
    ads.latestForSale(4),
    ...tried.map(async ({ without }) => {
      const { search } = readListing(listing.path, new URLSearchParams(without), listing.category);
      return (await ads.browse({ ...search, limit: 1 })).total;
    }),
  ]);
  const without = tried.map((filter, place) => ({ ...filter, total: totals[place] ?? 0 }));
  return { latest, without: without.filter(({ total }) => total > 0) };
}
