import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { type FilterField, type FilterGroup, listFilters, type ValueGroup } from '#rules/search/filters.ts';
import type { AdSearch } from '#rules/search/search-words.ts';
import { toConditions } from './filter-store.ts';

/** How many of some ads there are for each value, and for the whole search without one of its groups. */
export type SampleCounts = {
  values: { group: ValueGroup; value: string; count: number }[];
  /** The search as it is. */
  found: number;
  /** The search without that group. */
  without: Partial<Record<FilterGroup, number>>;
  /** How many ads were looked at. */
  looked: number;
};

const VALUE_FILTERS = listFilters(AD_FIELDS).filter(
  ({ filter }) => filter.by === 'values' || filter.by === 'flag',
);
const GROUP_COLUMNS = Object.fromEntries(
  VALUE_FILTERS.map(({ field, filter }) => [filter.group, field.column]),
) as Record<ValueGroup, string>;
const isCounted = ({ filter }: FilterField) => filter.by === 'values' && filter.isCounted === true;
const toGroups = (filters: FilterField[]) => filters.map(({ filter }) => filter.group as ValueGroup);
const COUNTED_GROUPS = toGroups(VALUE_FILTERS.filter(isCounted));
const UNCOUNTED_GROUPS = toGroups(VALUE_FILTERS.filter((each) => !isCounted(each)));

/**
 * Counts among some ads, which the caller has narrowed to a bounded number of rows: of all groups, or only of those that
 * ad_counts does not tell.
 */
export const countAmong = (
  db: Database,
  search: AdSearch,
  { rows, isRestOnly }: { rows: RawBuilder<unknown>; isRestOnly: boolean },
) => countOver(db, search, rows, isRestOnly ? UNCOUNTED_GROUPS : [...COUNTED_GROUPS, ...UNCOUNTED_GROUPS]);

/** Counts from ad_counts: exact, and as quick for a million ads as for a hundred. Only for searches by kind. */
export async function readAdCounts(db: Database, search: AdSearch): Promise<SampleCounts> {
  return countOver(
    db,
    search,
    sql`select * from ad_counts where ads > 0 and ${toStatusFilter(search)}`,
    COUNTED_GROUPS,
  );
}

/** How many ads a search by kind finds, from ad_counts. */
export async function sumAdCounts(db: Database, search: AdSearch): Promise<number> {
  const conditions = [...toConditions(search).values()].map((each) => sql`and ${each}`);
  const { rows } = await sql<{ found: number }>`
    select coalesce(sum(ads.ads), 0)::int as found from ad_counts as ads
    where ${toStatusFilter(search)} ${sql.join(conditions, sql` `)}`.execute(db);
  return rows[0]?.found ?? 0;
}

const toStatusFilter = ({ sold }: AdSearch) =>
  sold ? sql`status in ('live', 'sold')` : sql`status = 'live'`;

/** The search needs nothing but what ad_counts has. */
export const isInAdCounts = (search: AdSearch): boolean =>
  search.q === undefined &&
  [...toConditions(search).keys()].every((group) => COUNTED_GROUPS.some((kept) => kept === group));

/**
 * Of each row it is asked which groups it fails. One that fails nothing counts everywhere; one that fails a single
 * group counts for the values of that group, because these are what the group could be changed to. One pass counts
 * for all groups.
 */
async function countOver(
  db: Database,
  search: AdSearch,
  rows: RawBuilder<unknown>,
  groups: readonly ValueGroup[],
): Promise<SampleCounts> {
  const bits = new Map([...toConditions(search).keys()].map((group, place) => [group, 2 ** place]));
  const failed = [...toConditions(search)].map(
    ([group, condition]) => sql`case when ${condition} then 0 else ${sql.lit(bits.get(group) ?? 0)} end`,
  );
  const columns = groups.map((group) => sql.ref(GROUP_COLUMNS[group]));
  const values = columns.map((column) => sql`case when grouping(${column}) = 0 then ${column}::text end`);
  const places = columns.map((column, place) => sql`when grouping(${column}) = 0 then ${sql.lit(place)}`);
  const { rows: counted } = await sql<CountRow>`
    with judged as materialized (
      select ads.*, ${failed.length === 0 ? sql`0` : sql.join(failed, sql` + `)} as failed from (${rows}) as ads
    )
    select case ${sql.join(places, sql` `)} end as place, coalesce(${sql.join(values)}) as value, failed,
      sum(ads)::int as count
    from judged where failed in (${sql.join([0, ...bits.values()].map((bit) => sql.lit(bit)))})
    group by grouping sets ((failed), ${sql.join(columns.map((column) => sql`(failed, ${column})`))})
    union all
    select -1, null, null, coalesce(sum(ads), 0)::int from judged`.execute(db);
  return sortedOut(counted, groups, bits);
}

/** `place`: which group the value is of; null for all of them together, -1 for what was looked at. */
type CountRow = { place: number | null; value: string | null; failed: number | null; count: number };

function sortedOut(
  rows: CountRow[],
  groups: readonly ValueGroup[],
  bits: Map<FilterGroup, number>,
): SampleCounts {
  const whole = new Map(rows.filter(({ place }) => place === null).map((row) => [row.failed, row.count]));
  const found = whole.get(0) ?? 0;
  return {
    values: groups.flatMap((group, place) => {
      const near = rows.filter(
        (row) => row.place === place && (row.failed === 0 || row.failed === bits.get(group)),
      );
      return [...summed(near)].map(([value, count]) => ({ group, value, count }));
    }),
    found,
    without: Object.fromEntries([...bits].map(([group, bit]) => [group, found + (whole.get(bit) ?? 0)])),
    looked: rows.find(({ place }) => place === -1)?.count ?? 0,
  };
}

/** An ad without the fact, or where it is not so, counts for no value. */
function summed(rows: CountRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { value, count } of rows)
    if (value !== null && value !== 'false') counts.set(value, (counts.get(value) ?? 0) + count);
  return counts;
}
