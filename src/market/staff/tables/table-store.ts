import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { Cursor, CursorType } from '../../cursor.ts';
import { isBeyond, toCursorValue } from '../../sql/cursor-sql.ts';

/** By what a table is sorted: something that is never null, its type, and which end comes first. */
export type TableOrder = { key: RawBuilder<unknown>; type: CursorType; first: 'least' | 'most' };

/** A query to a table, still without its page: what is shown, of what, under which conditions, in which order. */
export type StaffQuery = {
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>[];
  id: RawBuilder<unknown>;
  order: TableOrder;
};
type Part = { after?: Cursor | undefined; limit: number };

/** So many rows after the cursor, each with its own cursor. */
export async function selectRows<Row>(
  db: Database,
  { columns, from, where, id, order }: StaffQuery,
  { after, limit }: Part,
): Promise<(Row & RowWithCursor)[]> {
  const downwards = order.first === 'most';
  const onwards = after ? [isBeyond({ value: order.key, id, type: order.type, downwards }, after)] : [];
  const direction = sql.raw(downwards ? 'desc' : 'asc');
  const { rows } = await sql<Row & RowWithCursor>`
    select ${id}::text as "placeId", ${toCursorValue(order.key)} as "placeValue", ${columns}
    from ${from} where ${sql.join([sql`true`, ...where, ...onwards], sql` and `)}
    order by ${order.key} ${direction}, ${id} ${direction} limit ${limit}`.execute(db);
  return rows;
}
export type RowWithCursor = { placeId: string; placeValue: string };

/** How many rows there are, counted no further than `most`. */
export async function countRows(
  db: Database,
  { from, where }: Pick<StaffQuery, 'from' | 'where'>,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${from} where ${sql.join([sql`true`, ...where], sql` and `)} limit ${most}
    ) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** For `like`: whatever contains these letters as they are. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The accounts that are called so or have this address, as far as a search goes. */
export const accountsFound = (text: string) =>
  text.includes('@')
    ? sql`array(select id from accounts where email like ${containing(text.toLowerCase())} limit 200)`
    : sql`array(select id from accounts where lower(username) = ${text.toLowerCase()})`;
