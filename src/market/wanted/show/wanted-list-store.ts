import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { BrowseWanted } from '#rules/wanted/wanted-schema.ts';
import type { WantedOrder } from '#rules/wanted/wanted-list.ts';
import type { Cursor, CursorType } from '../../cursor.ts';
import { isBeyond, toCursorValue } from '../../sql/cursor-sql.ts';
import { selectWanted, type WantedRow } from '../wanted-store.ts';

type Place = { value: RawBuilder<unknown>; type: CursorType; downwards: boolean };

/** Each order is that of one index. */
export const PLACES: Record<WantedOrder, Place> = {
  newest: { value: sql`wanted.published_at`, type: 'timestamptz', downwards: true },
  ending: { value: sql`wanted.ends_at`, type: 'timestamptz', downwards: false },
  'best-paid': { value: sql`coalesce(wanted.budget_usd_cents, 0)`, type: 'integer', downwards: true },
};

export type WantedListRow = WantedRow & { place: string };
type Page = { search: BrowseWanted; cursor: Cursor | undefined; now: Date; most: number };

/** Live requests by filters, in their order, so many of them. */
export async function listWanted(db: Database, page: Page): Promise<WantedListRow[]> {
  const { rows } = await toListQuery(page).execute(db);
  return rows;
}

/** The rows of the page are found by the index alone; only they are joined with their buyers. */
export function toListQuery({ search, cursor, now, most }: Page): RawBuilder<WantedListRow> {
  const { value, type, downwards } = PLACES[search.order];
  const id = sql`wanted.id`;
  const from = cursor === undefined ? sql`true` : isBeyond({ value, id, type, downwards }, cursor);
  const direction = sql.raw(downwards ? 'desc' : 'asc');
  return sql<WantedListRow>`
    with page as materialized (
      select wanted.id, ${value} as place from wanted_ads as wanted
      where ${isLive(now)} and ${fits(search)} and ${from}
      order by ${value} ${direction}, wanted.id ${direction} limit ${most}
    )
    select found.*, ${toCursorValue(sql`page.place`)} as place
    from page join (${selectWanted(now)}) as found on found.id = page.id
    order by page.place ${direction}, page.id ${direction}`;
}

/** How many there are, counted no further than `most`. */
export async function countWanted(db: Database, page: Omit<Page, 'cursor'>): Promise<number> {
  const { rows } = await toCountQuery(page).execute(db);
  return rows[0]?.count ?? 0;
}

export const toCountQuery = ({ search, now, most }: Omit<Page, 'cursor'>) => sql<{ count: number }>`
  select count(*)::integer as count from (
    select from wanted_ads as wanted where ${isLive(now)} and ${fits(search)} limit ${most}
  ) as found`;

/** On show to everybody. */
export const isLive = (now: Date) =>
  sql`wanted.status = 'live' and wanted.held is null and wanted.ends_at > ${now}`;

function fits({ colour, texture, ethnicity, treatment, length, country }: BrowseWanted): RawBuilder<unknown> {
  const conditions = [
    ...overlaps('colours', colour),
    ...overlaps('textures', texture),
    ...overlaps('treatments', treatment),
    // Who names no type takes any.
    ...(ethnicity.length > 0
      ? [sql`(wanted.ethnicities && ${ethnicity}::text[] or wanted.ethnicities = '{}')`]
      : []),
    ...(length === undefined ? [] : [sql`${length}::int between wanted.shortest and wanted.longest`]),
    ...(country === undefined ? [] : [sql`wanted.country = ${country}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const overlaps = (column: string, values: readonly string[]) =>
  values.length === 0 ? [] : [sql`${sql.ref(`wanted.${column}`)} && ${[...values]}::text[]`];
