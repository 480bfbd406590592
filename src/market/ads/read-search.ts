import { withoutGroup } from '#rules/ad-groups.ts';
import { type AdSearch, ANY_AD, settleSearch } from '#rules/ad-search.ts';
import { understoodSearch } from '#rules/read-words.ts';
import type { Context } from '../context.ts';
import { sumKept } from './ad-facet-store.ts';
import { type AskedWords, withDollars } from './ad-filter-store.ts';
import { countAds, estimateAds } from './ad-page-store.ts';
import { findInSample } from './ad-sample-store.ts';
import { type UnderstoodWords, understandWords } from './understand-words.ts';

/** A search as it was understood: what the words say stands among the filters, what is left is looked for as words. */
export type ReadSearch = {
  search: AdSearch;
  /** The same with its amounts in dollars, as the database is asked. */
  dollars: AdSearch;
  facts: Partial<AdSearch>;
  words: UnderstoodWords | undefined;
  /** What the database is asked for; undefined when no words are left or none of them is known. */
  query: AskedWords | undefined;
  /** No ad has all the words, so those with any of them are shown. */
  loosened: boolean;
};

/** Where at least so many ads are expected, a list soon meets the next one that fits. */
const COMMON = 2_000;
/** So many of the newest ads are looked at before anything else. */
export const GLANCE = 800;
/** Met so rarely at a glance, it may have been chance. */
const FEW = 3;

/**
 * Reads a search once, for the list and the counts beside it. Words that no ad has are passed over where the rest of the
 * sentence says something: 'brazilian hair 24 inch' still finds 24 inches.
 */
export async function readSearch(ctx: Context, asked: AdSearch): Promise<ReadSearch> {
  const { search: understood, facts } = understoodSearch(asked);
  const { q } = understood;
  const words = q === undefined ? undefined : await understandWords(ctx.db, q);
  const isUnknown = words !== undefined && words.all === undefined && Object.keys(facts).length > 0;
  const search = settleSearch(isUnknown ? withoutGroup(understood, 'q') : understood);
  const dollars = await withDollars(ctx.db, search);
  const all = await askedFor(ctx, dollars, words?.all);
  const loosened = words !== undefined && words.all !== words.any && !(await isThere(ctx, dollars, all));
  const query = loosened ? await askedFor(ctx, dollars, words.any) : all;
  return { search, dollars, facts, words, query, loosened };
}

/**
 * Whether words are common is told by a glance at the newest ads, else by the database's own guess, which takes words
 * that go together for strangers. A wrong one costs time and changes no answer.
 */
export async function askedFor(
  ctx: Context,
  search: AdSearch,
  query: string | undefined,
): Promise<AskedWords | undefined> {
  if (query === undefined) return undefined;
  const now = ctx.now();
  const words = { query, isCommon: false };
  const [glance, all] = await Promise.all([
    findInSample(ctx.db, { search, words, now, size: GLANCE }),
    sumKept(ctx.db, { ...ANY_AD, sold: search.sold }),
  ]);
  const expected = glance.found < FEW ? 0 : (glance.found / glance.looked) * all;
  const isCommon = expected >= COMMON || (await estimateAds(ctx.db, { search, words, now })) >= COMMON;
  return { query, isCommon, glance };
}

async function isThere(ctx: Context, search: AdSearch, words: AskedWords | undefined): Promise<boolean> {
  if (words === undefined || words.isCommon || (words.glance?.found ?? 0) > 0) return words !== undefined;
  return (await countAds(ctx.db, { search, words, now: ctx.now() }, 0)) > 0;
}
