import { withoutGroup } from '#rules/search/filter-fields.ts';
import { type AdSearch, ANY_AD, settleSearch } from '#rules/search/search-words.ts';
import { understoodSearch } from '#rules/search/sentence/read-sentence.ts';
import { readShortNumber } from '#rules/numbers/short-number.ts';
import type { Context } from '../../context.ts';
import { sumAdCounts } from './facet-store.ts';
import { type AskedWords, OUT_OF, withDollars, type WordFigures } from './filter-store.ts';
import { countAds } from './list-store.ts';
import { countWithWords } from './sample-store.ts';
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

/** Met so often among some ads, that tells within a fifth how many there are: the root of 20 is 4.5. */
const ENOUGH_FOUND = 20;
/** Among fewer ads, nothing that is rare would be met. */
const LEAST_ASKED = 100;
/** As many ads with the words are put in order by how well they fit; more are too alike, and newest come first. */
export const RANKED = 4_000;
/**
 * What one ad costs the database among 100,000, the least of 100 times: 1,950 were walked in 6.0 ms for a page of two
 * words, and the 1,026 that have both were found and scored in 5.0.
 */
const WALK_ONE_US = 3;
const RANK_ONE_US = 5;

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
  const all = await askedFor(ctx, { dollars, inMarket }, words?.all);
  const loosened = words !== undefined && words.all !== words.any && !(await isThere(ctx, dollars, all));
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

/** A wrong guess whether words are common costs time and changes no answer. */
export async function askedFor(
  ctx: Context,
  { dollars: search, inMarket }: Pick<ReadSearch, 'dollars' | 'inMarket'>,
  query: string | undefined,
): Promise<AskedWords | undefined> {
  if (query === undefined) return undefined;
  const all = await inMarket();
  const figures = await askSome(ctx, search, { query, all });
  if (figures === undefined) return { query, isCommon: false };
  return { query, isCommon: isWalkedSooner(figures, all), figures };
}

/** Of ever more ads, until enough have the words; none where so few are there that all of them are asked. */
async function askSome(
  ctx: Context,
  search: AdSearch,
  { query, all }: { query: string; all: number },
): Promise<WordFigures | undefined> {
  const request = { search, words: { query, isCommon: false }, now: ctx.now() };
  const enough = OUT_OF.filter((outOf) => outOf > 1 && all / outOf >= LEAST_ASKED).toReversed();
  let figures: WordFigures | undefined;
  for (const outOf of enough) {
    figures = await countWithWords(ctx.db, request, outOf);
    if (figures.found >= ENOUGH_FOUND) break;
  }
  return figures;
}

/** Walking the list in its order meets a page of ads with the words sooner than all with them are put in order. */
function isWalkedSooner({ outOf, having, found }: WordFigures, all: number): boolean {
  if (found < ENOUGH_FOUND) return false;
  const walked = (ANY_AD.limit * all) / (found * outOf);
  return found * outOf > RANKED || walked * WALK_ONE_US < having * outOf * RANK_ONE_US;
}

async function isThere(ctx: Context, search: AdSearch, words: AskedWords | undefined): Promise<boolean> {
  if (words === undefined || (words.figures?.found ?? 0) > 0) return words !== undefined;
  return (await countAds(ctx.db, { search, words, now: ctx.now() }, 0)) > 0;
}

/** The same for everybody and every search. */
const countAdsInMarket = (ctx: Context, sold: boolean): Promise<number> =>
  ctx.cached(`ads in the market ${sold}`, ({ db }) => sumAdCounts(db, { ...ANY_AD, sold }));
