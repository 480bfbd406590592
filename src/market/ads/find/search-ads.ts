import type { AdSearch } from '#rules/search/search-words.ts';
import type { AdCard } from '../ad-view.ts';
import type { Context } from '../../context.ts';
import { type AdPage, browseRead, listKey } from './browse-ads.ts';
import { countAround, type CountsAround } from './count-facets.ts';
import { suggestAlternatives, type SearchAlternatives } from './suggest-alternatives.ts';
import { featuredFor } from './list-featured-ads.ts';
import { type ReadSearch, readSearch } from './read-search.ts';

/** Featured ads over the first page of a list that is in no order of its own; they stand in their places too. */
type Pinned = { pinned: AdCard[] };
type Around = CountsAround & Pinned;

type FoundList = AdPage & {
  /** The search as it was understood. */
  understood: AdSearch;
  /** What was read out of the words. */
  facts: Partial<AdSearch>;
  corrected: { typed: string; meant: string }[];
  unknown: string[];
  loosened: boolean;
  /** Only where nothing was found. */
  waysOut: SearchAlternatives | null;
};

/** A list with everything a page shows around it. */
export type FoundAds = FoundList & Pinned & Pick<CountsAround, 'facets'>;

const MAX_PINNED = 3;

/**
 * Looks for hair: a page of ads, the counts beside each filter, and where nothing was found, alternatives. Most people
 * see the first page of a list without words, and all of them the same.
 */
export function searchAds(ctx: Context, asked: AdSearch): Promise<FoundAds> {
  if (asked.q !== undefined || asked.after !== undefined) return search(ctx, asked);
  return ctx.cached(`first of ${asked.limit} ${listKey(asked)}`, (visitor) => search(visitor, asked));
}

async function search(ctx: Context, asked: AdSearch): Promise<FoundAds> {
  const read = await readSearch(ctx, asked);
  const around = standingAround(ctx, asked, read);
  const [page, { facets, pinned, without }] = await Promise.all([
    browseRead(ctx, read, async () => (await around).total),
    around,
  ]);
  return { ...(await toFoundList(ctx, { read, page }, async () => without)), facets, pinned };
}

/** The same without what stands around the list. */
export async function findAds(ctx: Context, asked: AdSearch): Promise<FoundList> {
  const read = await readSearch(ctx, asked);
  const page = await browseRead(ctx, read);
  return toFoundList(ctx, { read, page }, async () => (await countAround(ctx, read)).without);
}

async function toFoundList(
  ctx: Context,
  { read, page }: { read: ReadSearch; page: AdPage },
  without: () => Promise<CountsAround['without']>,
): Promise<FoundList> {
  const isEmpty = page.items.length === 0 && read.search.after === undefined;
  return {
    ...page,
    understood: read.search,
    facts: read.facts,
    corrected: read.words?.corrected ?? [],
    unknown: read.words?.unknown ?? [],
    loosened: read.loosened,
    waysOut: isEmpty ? await suggestAlternatives(ctx, { read, without: await without() }) : null,
  };
}

/** The same for everybody and for every page but the first; words are too many to cache an answer for each. */
async function standingAround(ctx: Context, asked: AdSearch, read: ReadSearch): Promise<Around> {
  if (asked.q !== undefined) return readAround(ctx, read);
  const key = `around ${listKey(asked)} ${asked.after === undefined}`;
  return ctx.cached(key, async (visitor) => readAround(visitor, await readSearch(visitor, asked)));
}

async function readAround(ctx: Context, read: ReadSearch): Promise<Around> {
  const [counts, pinned] = await Promise.all([countAround(ctx, read), pinnedOn(ctx, read)]);
  return { ...counts, pinned };
}

async function pinnedOn(ctx: Context, { dollars, query }: ReadSearch): Promise<AdCard[]> {
  const isFirstPage = dollars.after === undefined && dollars.sort === 'newest';
  return isFirstPage && dollars.q === undefined && query === undefined
    ? featuredFor(ctx, dollars, MAX_PINNED)
    : [];
}
