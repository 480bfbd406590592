import { withoutGroup } from '#rules/search/filter-fields.ts';
import { type AdSearch, ANY_AD, settleSearch } from '#rules/search/search-words.ts';
import { understoodSearch } from '#rules/search/read-sentence.ts';
import { readShortNumber } from '#rules/numbers/short-number.ts';
import type { Context } from '../../context.ts';
import { sumAdCounts } from './facet-store.ts';
import { type AskedWords, withDollars } from './filter-store.ts';
import { countAds } from './list-store.ts';
import { sampleAds } from './sample-store.ts';
import { type UnderstoodWords, understandWords } from './words/understand-words.ts';

/** A search as it was understood: what the words say stands among the filters, what is left is looked for as words. */
export type ReadSearch = {
  search: AdSearch;
  /** The same with its amounts in dollars, as the database is asked. */
  dollars: AdSearch;
  facts: Partial<AdSearch>;
  words: UnderstoodWords | undefined;
  /** What the database is asked for; undefined when no words are left or none of them is known. */
  query: AskedWords | undefined;
  /** No ad has all the words, or hardly one, so those with any of them are shown. */
  loosened: boolean;
  /** How many ads there are to look among. */
  inMarket: () => Promise<number>;
};

/** So many of the newest ads are looked at before anything else. */
const FIRST_SAMPLE_SIZE = 800;
/** So many ads are soon put in order by how well they fit; among more, the newest come first. */
const COMMON = 2_000;
/** Met so often in a sample, a list soon meets the next one. */
export const OFTEN = 4;
/** Filters that so many of a sample pass hardly narrow the words. */
const WIDE = 24;
/** More words than these, each met so often: the index would read endless lists to find that hardly an ad has them all. */
const FEW_WORDS = 3;
const EVERYWHERE = 16;

/**
 * Reads a search once, for the list and the counts beside it. Words that no ad has are passed over where the rest of the
 * sentence says something: 'brazilian hair 24 inch' still finds 24 inches.
 */
export async function readSearch(ctx: Context, asked: AdSearch): Promise<ReadSearch> {
  const number = readShortNumber(asked.q ?? '', 'ad');
  if (number !== undefined) return readNumbered(ctx, asked, number);
  const { search: understood, facts } = understoodSearch(asked);
  const { q } = understood;
  const words = q === undefined ? undefined : await understandWords(ctx.db, q);
  const isUnknown = words !== undefined && words.all === undefined && Object.keys(facts).length > 0;
  const search = settleSearch(isUnknown ? withoutGroup(understood, 'q') : understood);
  const dollars = await withDollars(ctx.db, search);
  const inMarket = () => countAdsInMarket(ctx, dollars.sold);
  const all = await askedFor(ctx, { dollars, inMarket }, words?.all, words?.terms);
  const loosened =
    words !== undefined && words.all !== words.any && !(await isThere(ctx, dollars, all, words));
  const query = loosened ? await askedFor(ctx, { dollars, inMarket }, words.any) : all;
  return { search, dollars, facts, words, query, loosened, inMarket };
}

/** Whoever has an ad's number means that ad, whatever was ticked before, and also if it is sold. */
function readNumbered(ctx: Context, { q, limit }: AdSearch, number: string): ReadSearch {
  const search: AdSearch = { ...ANY_AD, q, limit, sold: true };
  return {
    search,
    dollars: search,
    facts: {},
    words: undefined,
    query: { query: '', isCommon: false, number },
    loosened: false,
    inMarket: () => countAdsInMarket(ctx, true),
  };
}

/**
 * Whether words are common is told by a sample of the newest ads: then walking the list in its order meets them sooner
 * than the index of words has them together. A wrong guess costs time and changes no answer.
 */
export async function askedFor(
  ctx: Context,
  { dollars: search, inMarket }: Pick<ReadSearch, 'dollars' | 'inMarket'>,
  query: string | undefined,
  terms: readonly string[] = [],
): Promise<AskedWords | undefined> {
  if (query === undefined) return undefined;
  const words = { query, isCommon: false };
  const [glance, all] = await Promise.all([
    sampleAds(ctx.db, { search, words, now: ctx.now(), size: FIRST_SAMPLE_SIZE }, terms),
    inMarket(),
  ]);
  const isMet = glance.found >= OFTEN || (glance.having >= OFTEN && glance.passing >= WIDE);
  const isCommon = isMet && (glance.having / glance.looked) * all >= COMMON;
  return { query, isCommon, sample: glance };
}

async function isThere(
  ctx: Context,
  search: AdSearch,
  words: AskedWords | undefined,
  { terms }: UnderstoodWords,
): Promise<boolean> {
  if (words === undefined || words.isCommon || (words.sample?.found ?? 0) > 0) return words !== undefined;
  if (terms.length > FEW_WORDS && (words.sample?.rarest ?? 0) >= EVERYWHERE) return false;
  return (await countAds(ctx.db, { search, words, now: ctx.now() }, 0)) > 0;
}

/** The same for everybody and every search. */
const countAdsInMarket = (ctx: Context, sold: boolean): Promise<number> =>
  ctx.cached(`ads in the market ${sold}`, ({ db }) => sumAdCounts(db, { ...ANY_AD, sold }));
