import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { runPrepared } from '#platform/postgres/query-pool.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { listFilters } from '#rules/search/filters.ts';
import type { AdSearch } from '#rules/search/search-words.ts';
import { type AskedWords, toConditions, type SampleFigures, hasWords } from './filter-store.ts';
import { hasSortValue } from './sort-store.ts';

/** Everything a filter asks for; it stands in the index of the newest, so that no row is touched. */
const FILTERED = sql.join(
  listFilters(AD_FIELDS).map(({ field, filter }) =>
    sql.ref(('sqlColumn' in filter ? filter.sqlColumn : undefined) ?? field.column ?? ''),
  ),
);

type SampleRequest = { search: AdSearch; words: AskedWords | undefined; now: Date; size: number };

/** The newest ads, so many of each status; with words, those of them that have them. */
export function newestAds(request: SampleRequest): RawBuilder<unknown> {
  const { words } = request;
  const having = words ? sql`where ${hasWords({ ...words, isCommon: true })}` : sql``;
  return sql`select ${FILTERED}, 1 as ads from (${newestRows(request)}) as ads ${having}`;
}

/** Ads with the words, so many of each status, in no order. */
export function adsWithWords({ search, words, now, size }: SampleRequest & { words: AskedWords }) {
  const having = hasWords({ ...words, isCommon: false });
  return bothStatuses(
    search,
    now,
    (status) => sql`select ${FILTERED}, 1 as ads from ads where ${status} and ${having} limit ${size}`,
  );
}

/** What the newest ads say of a search: how many of them pass its filters and its order has a place for, and have its words. */
export async function sampleAds(
  db: Database,
  request: SampleRequest,
  terms: readonly string[] = [],
): Promise<SampleFigures> {
  const { search, words } = request;
  const filters = [...toConditions(search).values()];
  const conditions = [...filters, hasSortValue(search.sort)];
  const having = words ? hasWords({ ...words, isCommon: true }) : sql`true`;
  const counts = terms.map((query) => sql`count(*) filter (where ${hasWords({ query, isCommon: true })})`);
  const name = `sample-${request.size}-${words ? 'words' : 'all'}-${terms.length}-${search.sort}-${search.sold}`;
  const query = sql<SampleFigures>`
    select count(*)::int as looked, count(*) filter (where passes)::int as passing,
      count(*) filter (where has_words)::int as having, count(*) filter (where passes and has_words)::int as found,
      least(${sql.join([sql`count(*)`, ...counts])})::int as rarest
    from (
      select ads.*, ${having} as has_words, ${sql.join(conditions, sql` and `)} as passes
      from (${newestRows(request)}) as ads offset 0
    ) as ads`;
  const [figures] = await runPrepared(db, filters.length === 0 ? name : undefined, query.compile(db));
  return figures ?? { looked: 0, passing: 0, having: 0, found: 0, rarest: 0 };
}

function newestRows({ search, words, now, size }: SampleRequest): RawBuilder<unknown> {
  const columns = words ? sql`${FILTERED}, published_at, search` : sql`${FILTERED}, published_at`;
  return bothStatuses(
    search,
    now,
    (status) => sql`
      select ${columns} from ads where ${status} order by published_at desc, id desc limit ${sql.lit(size)}`,
  );
}

function bothStatuses(
  { sold }: AdSearch,
  now: Date,
  rows: (status: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const live = rows(sql`status = 'live' and held is null and expires_at > ${now}`);
  return sold ? sql`(${live}) union all (${rows(sql`status = 'sold' and held is null`)})` : live;
}
