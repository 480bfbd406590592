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

/** Everything a filter asks for; it stands in the index of the newest, so that no row is touched. */
const FILTERED = sql.raw(
  `${[...KEPT, ...OTHERS].map((group) => COLUMN_OF[group]).join(', ')}, length_mm, grams, price_usd_cents, price_per_gram_usd, 1 as ads`,
);

/** Counts among the newest ads, or among those with the words: a bounded look that needs no row of the table. */
export async function countInSample(
  db: Database,
  { search, words, now, size }: { search: AdSearch; words: string | undefined; now: Date; size: number },
): Promise<SampleCounts> {
  const which = words === undefined ? sql`order by published_at desc, id desc` : sql`and ${hasWords(words)}`;
  const live = sql`select ${FILTERED} from ads where status = 'live' and expires_at > ${now} ${which} limit ${size}`;
  const sold = sql`select ${FILTERED} from ads where status = 'sold' ${which} limit ${size}`;
  const rows = search.sold ? sql`(${live}) union all (${sold})` : live;
  return countOver(db, search, rows, [...KEPT, ...OTHERS]);
}

/** How many of the newest ads a search finds, and how many were looked at. */
export async function findInSample(
  db: Database,
  { search, now, size }: { search: AdSearch; now: Date; size: number },
): Promise<{ found: number; looked: number }> {
  const conditions = [...conditionsOf(search).values()];
  const newest = sql`select ${FILTERED} from ads where status = 'live' and expires_at > ${now} order by published_at desc, id desc limit ${size}`;
  const sold = sql`select ${FILTERED} from ads where status = 'sold' order by published_at desc, id desc limit ${size}`;
  const { rows } = await sql<{ found: number; looked: number }>`
    select count(*) filter (where ${sql.join(conditions, sql` and `)})::int as found, count(*)::int as looked
    from (${search.sold ? sql`(${newest}) union all (${sold})` : newest}) as ads`.execute(db);
  return rows[0] ?? { found: 0, looked: 0 };
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
  const active = conditions.map(([group]) => group);
  const bitOf = (group: FilterGroup) => (active.includes(group) ? 2 ** active.indexOf(group) : 0);
  const failed = conditions.map(
    ([group, condition]) => sql`case when ${condition} then 0 else ${sql.lit(bitOf(group))} end`,
  );
  const counted = groups.map(
    (group) => sql`
      select ${sql.lit(group)} as "group", value::text, ads from (
        select ${sql.ref(COLUMN_OF[group])} as value, sum(ads)::int as ads from near
        where failed in (0, ${sql.lit(bitOf(group))}) group by 1
      ) as counted`,
  );
  const { rows: found } = await sql<CountRow>`
    with judged as materialized (
      select ads.*, ${failed.length === 0 ? sql`0` : sql.join(failed, sql` + `)} as failed from (${rows}) as ads
    ),
    near as materialized (
      select * from judged where failed in (${sql.join([0, ...active.map(bitOf)].map((bit) => sql.lit(bit)))})
    )
    select 'looked' as "group", null as value, coalesce(sum(ads), 0)::int as count from judged
    union all
    select 'failed', failed::text, sum(ads)::int from near group by failed
    union all
    ${sql.join(counted, sql` union all `)}`.execute(db);
  return sortedOut(found, new Map(active.map((group) => [group, String(bitOf(group))])));
}

type CountRow = { group: string; value: string | null; count: number };

function sortedOut(rows: CountRow[], bits: Map<FilterGroup, string>): SampleCounts {
  const failed = new Map(rows.filter(({ group }) => group === 'failed').map((row) => [row.value, row.count]));
  const found = failed.get('0') ?? 0;
  const isCounted = ({ group, value }: CountRow) => group !== 'failed' && value !== null && value !== 'false';
  return {
    values: rows.filter(isCounted).map(({ group, value, count }) => ({
      group: group as ValueGroup,
      value: value ?? '',
      count,
    })),
    found,
    without: Object.fromEntries([...bits].map(([group, bit]) => [group, found + (failed.get(bit) ?? 0)])),
    looked: rows.find(({ group }) => group === 'looked')?.count ?? 0,
  };
}
