import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { AdSearch } from '#rules/ad-search.ts';
import { type AskedWords, conditionsOf, hasWords } from './ad-filter-store.ts';
import { placeCondition } from './ad-sort-store.ts';

/** Everything a filter asks for; it stands in the index of the newest, so that no row is touched. */
const FILTERED = sql.raw(
  'band, colour, ethnicity, texture, treatment, cut_state, country, measured, open_to_offers, length_mm, grams, ' +
    'price_usd_cents, price_per_gram_usd',
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

/** How many of the newest ads a search finds and its order has a place for, and how many were looked at. */
export async function findInSample(
  db: Database,
  request: SampleRequest,
): Promise<{ found: number; looked: number }> {
  const { search, words } = request;
  const conditions = [
    ...conditionsOf(search).values(),
    placeCondition(search.sort),
    ...(words ? [hasWords({ ...words, isCommon: true })] : []),
  ];
  const { rows } = await sql<{ found: number; looked: number }>`
    select count(*) filter (where ${sql.join(conditions, sql` and `)})::int as found, count(*)::int as looked
    from (${newestRows(request)}) as ads`.execute(db);
  return rows[0] ?? { found: 0, looked: 0 };
}

function newestRows({ search, words, now, size }: SampleRequest): RawBuilder<unknown> {
  const columns = words ? sql`${FILTERED}, published_at, search` : sql`${FILTERED}, published_at`;
  return bothStatuses(
    search,
    now,
    (status) => sql`
      select ${columns} from ads where ${status} order by published_at desc, id desc limit ${size}`,
  );
}

function bothStatuses(
  { sold }: AdSearch,
  now: Date,
  rows: (status: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const live = rows(sql`status = 'live' and expires_at > ${now}`);
  return sold ? sql`(${live}) union all (${rows(sql`status = 'sold'`)})` : live;
}
