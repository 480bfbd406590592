import { ANY_AD, type AdSearch } from '#rules/search/search-words.ts';
import { searchLink } from '#rules/search/search-link.ts';
import { readSentence } from '#rules/search/sentence/read-sentence.ts';
import { completePhrase } from '#rules/search/sentence/completions.ts';
import type { Context } from '../../context.ts';
import { isInAdCounts, sumAdCounts } from './facet-store.ts';
import { countAds, estimateAds } from './list-store.ts';
import { withDollars } from './filter-store.ts';
import { understandWords } from './words/understand-words.ts';
import { listWordsFrom } from './words/word-store.ts';

/** One row under the search box: what it would look for, where it leads and how many ads are there. */
export type Suggestion = { text: string; url: string; count: number };

const ROWS = 8;
const COUNTED = 200;
/** Where the database expects so many, nobody needs to count to two hundred. */
const SURELY = 1_000;

/** What somebody who has typed so far may mean: ways to end the last word, each with what the words before say. */
export async function suggestSearches(ctx: Context, typed: string): Promise<Suggestion[]> {
  const { before, last } = splitLastWord(typed);
  if (last.length < 2) return [];
  const kinds = completePhrase(last);
  const words = await listWordsFrom(ctx.db, last, ROWS);
  const texts = [...new Set([...kinds, ...words])].map((end) => [before, end].filter(Boolean).join(' '));
  const rows = await Promise.all(texts.slice(0, ROWS).map((text) => rowFor(ctx, text)));
  return rows.filter(({ count }) => count > 0).slice(0, ROWS);
}

function splitLastWord(typed: string): { before: string; last: string } {
  const words = typed.toLowerCase().trim().split(/\s+/);
  return {
    before: words.slice(0, -1).join(' '),
    last: (words.at(-1) ?? '').replaceAll(/[^\p{L}\p{N}]/gu, ''),
  };
}

async function rowFor(ctx: Context, text: string): Promise<Suggestion> {
  const { facts, rest } = readSentence(text);
  const search: AdSearch = { ...ANY_AD, ...facts, ...(rest !== '' && { q: rest }) };
  return {
    text,
    url: `/all-ads${searchLink({ ...ANY_AD, q: text })}`,
    count: await countSuggested(ctx, search),
  };
}

async function countSuggested(ctx: Context, search: AdSearch): Promise<number> {
  if (isInAdCounts(search)) return sumAdCounts(ctx.db, search);
  const query = search.q === undefined ? undefined : (await understandWords(ctx.db, search.q)).all;
  if (search.q !== undefined && query === undefined) return 0;
  const dollars = await withDollars(ctx.db, search);
  const request = { search: dollars, words: query === undefined ? undefined : { query, isCommon: false } };
  const asked = { ...request, now: ctx.now() };
  if ((await estimateAds(ctx.db, asked)) > SURELY) return COUNTED;
  return Math.min(await countAds(ctx.db, asked, COUNTED), COUNTED);
}
