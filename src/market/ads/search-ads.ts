import type { AdSearch } from '#rules/ad-search.ts';
import type { AdCard } from '#rules/ad-views.ts';
import type { Context } from '../context.ts';
import { type AdPage, browseRead } from './browse-ads.ts';
import { countAround, type Facets } from './count-facets.ts';
import { findWaysOut, type WaysOut } from './find-ways-out.ts';
import { featuredFor } from './list-featured-ads.ts';
import { type ReadSearch, readSearch } from './read-search.ts';

/** A list with everything a page shows around it. */
export type FoundAds = AdPage & {
  /** Featured ads over the first page of a list that is in no order of its own; they stand in their places too. */
  pinned: AdCard[];
  facets: Facets;
  /** The search as it was understood. */
  understood: AdSearch;
  /** What was read out of the words. */
  facts: Partial<AdSearch>;
  corrected: { typed: string; meant: string }[];
  unknown: string[];
  loosened: boolean;
  /** Only where nothing was found. */
  waysOut: WaysOut | null;
};

const MOST_PINNED = 3;

/** Looks for hair: a page of ads, the counts beside each filter, and where nothing was found, ways out. */
export async function searchAds(ctx: Context, asked: AdSearch): Promise<FoundAds> {
  const read = await readSearch(ctx, asked);
  const around = countAround(ctx, read);
  const [page, { facets, without }, pinned] = await Promise.all([
    browseRead(ctx, read, async () => (await around).total),
    around,
    pinnedOn(ctx, read),
  ]);
  const isEmpty = page.items.length === 0 && read.search.after === undefined;
  return {
    ...page,
    pinned,
    facets,
    understood: read.search,
    facts: read.facts,
    corrected: read.words?.corrected ?? [],
    unknown: read.words?.unknown ?? [],
    loosened: read.loosened,
    waysOut: isEmpty ? await findWaysOut(ctx, { read, without, typed: asked.q }) : null,
  };
}

async function pinnedOn(ctx: Context, { dollars, query }: ReadSearch): Promise<AdCard[]> {
  const isFirstPage = dollars.after === undefined && dollars.sort === 'newest';
  return isFirstPage && dollars.q === undefined && query === undefined
    ? featuredFor(ctx, dollars, MOST_PINNED)
    : [];
}
