import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { FilterGroup, ValueGroup } from '#rules/ad-groups.ts';
import type { AdSearch } from '#rules/ad-search.ts';
import { conditionsOf, hasWords } from './ad-filter-store.ts';

/** How many ads of a sample there are for each value, and for the whole search without one of its groups. */
export type SampleCounts = {
  values: { group: ValueGroup; value: string; count: number }[];
  /** The search as it is. */
  found: number;
  /** The search without that group. */
  without: Partial<Record<FilterGroup, number>>;
  /** How many ads were looked at. */
  looked: number;
};

const COLUMN_OF: Record<ValueGroup, string> = {
  length: 'band',
  colour: 'colour',
  ethnicity: 'ethnicity',
  texture: 'texture',
  treatment: 'treatment',
  cutState: 'cut_state',
  country: 'country',
  measured: 'measured',
  offers: 'open_to_offers',
};
const KEPT: readonly ValueGroup[] = ['length', 'colour', 'ethnicity', 'texture', 'treatment', 'cutState'];
const OTHERS: readonly ValueGroup[] = ['country', 'measured', 'offers'];

/** Counts among the newest ads, or among those with the words: a bounded look that needs no row of the table. */
export async function countInSample(
  db: Database,
  { search, words, now, size }: { search: AdSearch; words: string | undefined; now: Date; size: number },
): Promise<SampleCounts> {
  const columns = sql.raw(
    `${[...KEPT, ...OTHERS].map((group) => COLUMN_OF[group]).join(', ')}, length_mm, grams, price_usd_cents, price_per_gram_usd, 1 as ads`,
  );
  const which = words === undefined ? sql`order by published_at desc, id desc` : sql`and ${hasWords(words)}`;
  const live = sql`select ${columns} from ads where status = 'live' and expires_at > ${now} ${which} limit ${size}`;
  const sold = sql`select ${columns} from ads where status = 'sold' ${which} limit ${size}`;
  const rows = search.sold ? sql`(${live}) union all (${sold})` : live;
  return countOver(db, search, rows, [...KEPT, ...OTHERS]);
}

/** Counts by the kept figures: exact, and as quick for a million ads as for a hundred. Only for searches by kind. */
export async function countKept(db: Database, search: AdSearch): Promise<SampleCounts> {
  const status = search.sold ? sql`status in ('live', 'sold')` : sql`status = 'live'`;
  return countOver(db, search, sql`select * from ad_counts where ads > 0 and ${status}`, KEPT);
}

/** How many ads a search by kind finds, by the kept figures. */
export async function sumKept(db: Database, search: AdSearch): Promise<number> {
  const conditions = [...conditionsOf(search).values()].map((each) => sql`and ${each}`);
  const status = search.sold ? sql`ads.status in ('live', 'sold')` : sql`ads.status = 'live'`;
  const { rows } = await sql<{ found: number }>`
    select coalesce(sum(ads.ads), 0)::int as found from ad_counts as ads
    where ${status} ${sql.join(conditions, sql` `)}`.execute(db);
  return rows[0]?.found ?? 0;
}

/** The search needs nothing but what is kept. */
export const isKept = (search: AdSearch): boolean =>
  search.q === undefined &&
  [...conditionsOf(search).keys()].every((group) => KEPT.some((kept) => kept === group));

/**
 * Of each row it is asked which groups it fails. One that fails nothing counts everywhere; one that fails a single
 * group counts for the values of that group, because these are what the group could be changed to.
 */
async function countOver(
  db: Database,
  search: AdSearch,
  rows: RawBuilder<unknown>,
  groups: readonly ValueGroup[],
): Promise<SampleCounts> {
  const conditions = [...conditionsOf(search)];
  const failures = conditions.map(
    ([group, condition]) => sql`case when ${condition} then null else ${group}::text end`,
  );
  const failed =
    failures.length === 0 ? sql`'{}'::text[]` : sql`array_remove(array[${sql.join(failures)}], null)`;
  const counted = groups.map(
    (group) => sql`
      select ${group}::text as "group", ${sql.ref(COLUMN_OF[group])}::text as value, sum(ads)::int as count from near
      where failed = '{}' or failed = array[${group}::text] group by 2`,
  );
  const { rows: found } = await sql<{ group: string; value: string | null; count: number }>`
    with judged as materialized (select ads.*, ${failed} as failed from (${rows}) as ads),
    near as materialized (select * from judged where cardinality(failed) <= 1)
    select 'looked' as "group", null as value, coalesce(sum(ads), 0)::int as count from judged
    union all
    select 'without', coalesce(failed[1], ''), sum(ads)::int from near group by failed
    union all
    ${sql.join(counted, sql` union all `)}`.execute(db);
  return sortedOut(
    found,
    conditions.map(([group]) => group),
  );
}

function sortedOut(
  rows: { group: string; value: string | null; count: number }[],
  active: FilterGroup[],
): SampleCounts {
  const failing = new Map(
    rows.filter(({ group }) => group === 'without').map((row) => [row.value, row.count]),
  );
  const found = failing.get('') ?? 0;
  return {
    values: rows.flatMap(({ group, value, count }) =>
      value === null || group === 'without' || value === 'false'
        ? []
        : [{ group: group as ValueGroup, value, count }],
    ),
    found,
    without: Object.fromEntries(active.map((group) => [group, found + (failing.get(group) ?? 0)])),
    looked: rows.find(({ group }) => group === 'looked')?.count ?? 0,
  };
}
