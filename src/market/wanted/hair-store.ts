import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';

type Ad = Selectable<DB['ads']>;
type Whole =
  | 'length_mm'
  | 'grams'
  | 'colour'
  | 'texture'
  | 'treatment'
  | 'cut_state'
  | 'condition'
  | 'country';

/** As much of an ad as is held against requests; past a draft the database holds it whole. */
export type OfferedRow = { [Fact in Whole]: NonNullable<Ad[Fact]> } & Pick<
  Ad,
  | 'id'
  | 'seller_id'
  | 'entered_by'
  | 'status'
  | 'held'
  | 'expires_at'
  | 'reserved_until'
  | 'grams_estimated'
  | 'ethnicity'
  | 'price'
  | 'currency'
  | 'open_to_offers'
  | 'ships_to_countries'
> & { ships_to: NonNullable<Ad['ships_to']>; since: number };

/** As much of a request as is held against ads. */
export type AskedRow = Pick<
  Selectable<DB['wanted_ads']>,
  | 'id'
  | 'buyer_id'
  | 'status'
  | 'held'
  | 'ends_at'
  | 'shortest'
  | 'longest'
  | 'colours'
  | 'textures'
  | 'treatments'
  | 'ethnicities'
  | 'grams'
  | 'cut_state'
  | 'budget'
  | 'currency'
  | 'country'
> & { since: number };

/** When it was published, as a number, 0 if it never was: a date is costly to read, and only which is newer is asked. */
const since = (of: string) => sql<number>`coalesce(extract(epoch from ${sql.ref(of)})::float8, 0)`;

/** These ads in any status in which they are whole, by id. */
export async function listOffered(db: Database, ids: readonly string[]): Promise<Map<string, OfferedRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('ads')
    .select([
      'id',
      'seller_id',
      'entered_by',
      'status',
      'held',
      'expires_at',
      'reserved_until',
      'length_mm',
      'grams',
      'grams_estimated',
      'colour',
      'texture',
      'treatment',
      'ethnicity',
      'cut_state',
      'condition',
      'price',
      'currency',
      'open_to_offers',
      'country',
      'ships_to',
      'ships_to_countries',
      since('published_at').as('since'),
    ])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('status', 'not in', ['draft', 'deleted'])
    .execute();
  return new Map(rows.map((row) => [row.id, row as OfferedRow]));
}

/** These requests in any status, by id. */
export async function listAsked(db: Database, ids: readonly string[]): Promise<Map<string, AskedRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('wanted_ads')
    .select([
      'id',
      'buyer_id',
      'status',
      'held',
      'ends_at',
      'shortest',
      'longest',
      'colours',
      'textures',
      'treatments',
      'ethnicities',
      'grams',
      'cut_state',
      'budget',
      'currency',
      'country',
      since('published_at').as('since'),
    ])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
