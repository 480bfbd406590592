import type { AdSearch } from '#rules/ad-search.ts';
import type { AdCard } from '#rules/ad-views.ts';
import type { Context } from '../context.ts';
import { type AdPage, browseRead, listKey } from './browse-ads.ts';
import { countFacetsRead, type Facets } from './count-facets.ts';
import { findWaysOut, type WaysOut } from './find-ways-out.ts';
import { featuredFor } from './list-featured-ads.ts';
import { type ReadSearch, readSearch } from './read-search.ts';

type Around = {
  /** Featured ads over the first page of a list that is in no order of its own; they stand in their places too. */
  pinned: AdCard[];
  facets: Facets;
};

type FoundList = AdPage & {
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

/** A list with everything a page shows around it. */
export type FoundAds = FoundList & Around;

const MOST_PINNED = 3;

/** Looks for hair: a page of ads, the counts beside each filter, and where nothing was found, ways out. */
export async function searchAds(ctx: Context, asked: AdSearch): Promise<FoundAds> {
  const read = await readSearch(ctx, asked);
  const [found, around] = await Promise.all([findRead(ctx, asked, read), standingAround(ctx, asked, read)]);
  return { ...found, ...around };
}

/** The same without what stands around the list. */
export async function findAds(ctx: Context, asked: AdSearch): Promise<FoundList> {
  return findRead(ctx, asked, await readSearch(ctx, asked));
}

async function findRead(ctx: Context, asked: AdSearch, read: ReadSearch): Promise<FoundList> {
  const page = await browseRead(ctx, read);
  const isEmpty = page.items.length === 0 && read.search.after === undefined;
  return {
    ...page,
    understood: read.search,
    facts: read.facts,
    corrected: read.words?.corrected ?? [],
    unknown: read.words?.unknown ?? [],
    loosened: read.loosened,
    waysOut: isEmpty ? await findWaysOut(ctx, read, asked.q) : null,
  };
}

/** The same for everybody, and for every page but the first of a list; words are too many to keep an answer for each. */
async function standingAround(ctx: Context, asked: AdSearch, read: ReadSearch): Promise<Around> {
  if (asked.q !== undefined) return aroundOf(ctx, read);
  const key = `around ${listKey(asked)} ${asked.after === undefined}`;
  return ctx.kept(key, async (visitor) => aroundOf(visitor, await readSearch(visitor, asked)));
}

async function aroundOf(ctx: Context, read: ReadSearch): Promise<Around> {
  const [facets, pinned] = await Promise.all([countFacetsRead(ctx, read), pinnedOn(ctx, read)]);
  return { facets, pinned };
}

async function pinnedOn(ctx: Context, { dollars, query }: ReadSearch): Promise<AdCard[]> {
  const isFirstPage = dollars.after === undefined && dollars.sort === 'newest';
  return isFirstPage && dollars.q === undefined && query === undefined
    ? featuredFor(ctx, dollars, MOST_PINNED)
    : [];
}
