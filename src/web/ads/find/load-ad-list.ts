import { redirect, type RouterContextProvider } from 'react-router';
import type { Market } from '#market/market.ts';
import { readShortNumber } from '#rules/numbers/short-number.ts';
import { type AdSearch, adsPerPage, ANY_AD } from '#rules/search/search-words.ts';
import { searchLink } from '#rules/search/search-link.ts';
import type { HairCategory } from '#rules/hair/hair-words.ts';
import { findHome } from '#rules/accounts/reader-home.ts';
import { marketContext, prefsContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import type { CardView } from '../card/card-view.ts';
import { toCardViews } from '../card/make-card-view.ts';
import { type AppliedFilter, appliedFilters } from './applied-filters.ts';
import { readIgnoredFilters } from './read-ignored-filters.ts';
import { type Listing, seenBefore, withDestination } from './listing.ts';
import { type AskedListing, nameCountries, readListing, toDestination } from './read-listing.ts';

type Found = Awaited<ReturnType<Market['ads']['search']>>;

/** One page of ads; `alternatives` only where there is none. */
export type ListedAds = Pick<
  Found,
  'next' | 'total' | 'totalAbout' | 'facets' | 'corrected' | 'unknown' | 'loosened' | 'restarted'
> & {
  items: CardView[];
  pinned: CardView[];
  /** What was typed, where it was read into filters. */
  readFrom: string | null;
  alternatives: Alternatives | null;
  /** What the address asked for and made no sense. */
  ignored: string[];
};

/** A list as it was understood, what it holds, and how many ads its reader saw on the pages before. */
export type AdListData = { q: string | undefined; seen: number; listing: Listing; found: ListedAds };

/** Out of an empty list: what dropping one filter would give, and the nearest ads. */
export type Alternatives = { without: (AppliedFilter & { total: number })[]; nearest: CardView[] };

const FILTERS_TRIED = 6;
const MAX_COUNTRIES = 12;

/** The list that was asked for, as it was understood, and what it holds. An ad's number leads to the ad itself. */
export async function loadAdList(
  context: Readonly<RouterContextProvider>,
  url: URL,
  category?: HairCategory,
): Promise<AdListData> {
  const market = context.get(marketContext);
  const prefs = context.get(prefsContext);
  const home = findHome(prefs, market.viewer);
  const surroundings = { category, home: home === null ? null : toDestination(home) };
  const { listing, search } = readListing(url.pathname, url.searchParams, surroundings);
  const list = await orRefusedPage(
    find(market, url, { listing, search: { ...search, limit: adsPerPage(prefs.view) } }),
  );
  const [numbered] = readShortNumber(list.q ?? '', 'ad') === undefined ? [] : list.found.items;
  if (numbered) throw redirect(numbered.url);
  return list;
}

async function find(market: Market, url: URL, asked: AskedListing): Promise<AdListData> {
  const { understood, facts, waysOut, items, pinned, ...page } = await market.ads.search(asked.search);
  const isRead = Object.keys(facts).length > 0;
  const listing = isRead ? understoodListing(asked.listing, understood) : asked.listing;
  const readFrom = isRead ? (asked.search.q ?? null) : null;
  const alternatives = waysOut && {
    nearest: toCardViews(waysOut.nearest),
    without: await findAlternatives(market, listing),
  };
  const ignored = readIgnoredFilters(url.searchParams, asked.search);
  const cards = { items: toCardViews(items), pinned: toCardViews(pinned) };
  const offered = offerCountries(page.facets.country, Object.keys(listing.countries));
  return {
    q: asked.search.q,
    seen: seenBefore(url.searchParams),
    listing: { ...listing, countries: nameCountries(offered.map(({ value }) => value)) },
    found: {
      ...page,
      ...cards,
      facets: { ...page.facets, country: offered },
      readFrom,
      alternatives,
      ignored,
    },
  };
}

type Counted = Found['facets']['country'][number];

/** The countries that would give something, most first, and those already chosen: there are too many for all. */
function offerCountries(counts: readonly Counted[], chosen: readonly string[]): Counted[] {
  const most = counts.toSorted((a, b) => b.count - a.count).slice(0, MAX_COUNTRIES);
  const rest = chosen.filter((value) => most.every((each) => each.value !== value));
  return [
    ...most,
    ...rest.map((value) => counts.find((each) => each.value === value) ?? { value, count: 0, about: false }),
  ];
}

/** The same list with what its words said among the filters: every link on the page goes on from there. */
function understoodListing({ path, category, home }: Listing, { after, ...search }: AdSearch): Listing {
  const link = searchLink({
    ...search,
    limit: ANY_AD.limit,
    ...(category && { [category.group]: [] }),
  });
  const query = withDestination(link, search.to, home);
  const { listing } = readListing(path, new URLSearchParams(query), { category, home });
  return { ...listing, isLaterPage: after !== undefined };
}

async function findAlternatives({ ads }: Market, listing: Listing): Promise<Alternatives['without']> {
  const ways = await Promise.all(
    appliedFilters(listing)
      .slice(0, FILTERS_TRIED)
      .map(async (filter) => {
        const { search } = readListing(listing.path, new URLSearchParams(filter.without), listing);
        return { ...filter, total: (await ads.browse({ ...search, limit: 1 })).total };
      }),
  );
  return ways.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
}
