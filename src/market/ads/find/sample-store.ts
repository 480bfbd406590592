import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { runPrepared } from '#platform/postgres/query-pool.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { listFilters } from '#rules/search/filters.ts';
import type { AdSearch } from '#rules/search/search-words.ts';
import {
  type AskedWords,
  hasWords,
  type SampleShare,
  toConditions,
  type WordFigures,
} from './filter-store.ts';
import { hasSortValue } from './sort-store.ts';

/** Everything a filter asks for; it stands in the index of the newest, so that no row is touched. */
const FILTERED = sql.join(
  listFilters(AD_FIELDS).map(({ field, filter }) =>
    sql.ref(('sqlColumn' in filter ? filter.sqlColumn : undefined) ?? field.column ?? ''),
  ),
);

type SampleRequest = { search: AdSearch; now: Date };
type WordsRequest = SampleRequest & { words: AskedWords };

/** The newest ads, so many of each status. */
export function newestAds({ search, now, size }: SampleRequest & { size: number }): RawBuilder<unknown> {
  const rows = (status: RawBuilder<unknown>) => sql`
    select ${FILTERED}, published_at, 1 as ads from ads where ${status}
    order by published_at desc, id desc limit ${sql.lit(size)}`;
  const live = rows(sql`status = 'live' and held is null and expires_at > ${now}`);
  return search.sold ? sql`(${live}) union all (${rows(sql`status = 'sold' and held is null`)})` : live;
}

/** How many of the newest ads pass the filters of a search, and have a place in its order. */
export async function sampleNewest(
  db: Database,
  request: SampleRequest & { size: number },
): Promise<{ looked: number; found: number }> {
  const { rows } = await sql<{ looked: number; found: number }>`
    select count(*)::int as looked, count(*) filter (where ${passes(request.search)})::int as found
    from (${newestAds(request)}) as ads`.execute(db);
  return rows[0] ?? { looked: 0, found: 0 };
}

/** The words of the index itself, by which the database knows it. */
const ENDS: Record<SampleShare, RawBuilder<unknown>> = {
  1: sql``,
  16: sql`and id::text like '%0'`,
  256: sql`and id::text like '%00'`,
  4096: sql`and id::text like '%000'`,
};

/** Ads with the words among one of every so many, in no order. */
export const adsWithWords = (request: WordsRequest, outOf: SampleShare) =>
  sql`select ${FILTERED}, 1 as ads from ads where ${isAmong(request, outOf)}`;

/** How many of every so many ads have the words, and how many pass the filters of the search as well. */
export async function countWithWords(
  db: Database,
  request: WordsRequest,
  outOf: SampleShare,
): Promise<WordFigures> {
  const { search } = request;
  const query = sql<Omit<WordFigures, 'outOf'>>`
    select count(*)::int as having, count(*) filter (where ${passes(search)})::int as found
    from ads where ${isAmong(request, outOf)}`;
  const isPlain = toConditions(search).size === 0;
  const name = `words-of-${outOf}-${search.sort}-${search.sold}`;
  const [figures] = await runPrepared(db, isPlain ? name : undefined, query.compile(db));
  return { having: 0, found: 0, ...figures, outOf };
}

function isAmong({ search, words, now }: WordsRequest, outOf: SampleShare): RawBuilder<unknown> {
  const live = sql`status = 'live' and expires_at > ${now}`;
  const status = search.sold ? sql`(${live} or status = 'sold')` : live;
  return sql`${status} and held is null ${ENDS[outOf]} and ${hasWords({ ...words, isCommon: false })}`;
}

const passes = (search: AdSearch) =>
  sql.join([...toConditions(search).values(), hasSortValue(search.sort)], sql` and `);
