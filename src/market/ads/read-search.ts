import { type AdSearch, settleSearch } from '#rules/ad-search.ts';
import { understoodSearch } from '#rules/read-words.ts';
import type { Context } from '../context.ts';
import { countAds } from './ad-list-store.ts';
import { understandWords, type UnderstoodWords } from './understand-words.ts';

/** A search as it was understood: what the words say stands among the filters, what is left is looked for as words. */
export type ReadSearch = {
  search: AdSearch;
  facts: Partial<AdSearch>;
  words: UnderstoodWords | undefined;
  /** What the database is asked for; undefined when no words are left or none of them is known. */
  query: string | undefined;
  /** No ad has all the words, so those with any of them are shown. */
  loosened: boolean;
};

/** Reads a search once, for the list and the counts beside it. */
export async function readSearch(ctx: Context, asked: AdSearch): Promise<ReadSearch> {
  const { search: understood, facts } = understoodSearch(asked);
  const search = settleSearch(understood);
  const words = search.q === undefined ? undefined : await understandWords(ctx.db, search.q);
  const loosened = words !== undefined && words.all !== words.any && !(await isThere(ctx, search, words.all));
  return { search, facts, words, query: loosened ? words.any : words?.all, loosened };
}

async function isThere(ctx: Context, search: AdSearch, words: string | undefined): Promise<boolean> {
  return words !== undefined && (await countAds(ctx.db, { search, words, now: ctx.now() }, 0)) > 0;
}
