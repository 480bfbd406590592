import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import { readMainPhoto, withMainPhoto, type PhotoRow } from '../sql/main-photo-sql.ts';

type AdRow = Selectable<DB['ads']>;
type Complete = 'length_mm' | 'grams' | 'colour' | 'texture' | 'treatment' | 'cut_state' | 'price_usd_cents';

/** As much of an ad as the rules of bundles ask for; past a draft the database holds it complete. */
export type HankRow = Pick<AdRow, 'id' | 'shortest_layer_mm' | 'grams_estimated' | 'ethnicity'> & {
  [Fact in Complete]: NonNullable<AdRow[Fact]>;
} & { since: number };

/** When it was published, as a number: thousands of them are read at a time, and a date is costly to read. */
export const SINCE = sql<number>`extract(epoch from ads.published_at)::float8`;

const SHOWN = [
  'ads.id',
  'ads.length_mm',
  'ads.shortest_layer_mm',
  'ads.grams',
  'ads.grams_estimated',
  'ads.colour',
  'ads.texture',
  'ads.treatment',
  'ads.ethnicity',
  'ads.cut_state',
  'ads.price_usd_cents',
  'ads.slug',
  'ads.title',
  'ads.price',
  'ads.currency',
  'ads.open_to_offers',
  'ads.country',
  'ads.town',
  'ads.status',
  'ads.held',
  'ads.expires_at',
  'ads.reserved_until',
  'ads.seller_id',
  'ads.posts_to',
  'ads.measured',
  'ads.roots_tied',
] as const;

/** An ad as bundles show it, whatever became of it. */
export type ShownRow = HankRow &
  Pick<AdRow, 'slug' | 'status' | 'held' | 'town' | 'open_to_offers' | 'seller_id'> &
  Pick<AdRow, 'expires_at' | 'reserved_until' | 'price' | 'posts_to' | 'measured' | 'roots_tied'> & {
    title: string;
    currency: NonNullable<AdRow['currency']>;
    country: string;
    seller: string;
    photo: PhotoRow | null;
  };

/** The same for somebody who has it in a set: whose it is agreed to be, while it is reserved. */
export type MemberAd = ShownRow & { reserved_for: string | null };

/**
 * These ads with their main photos and the names of their sellers, by id: one query, however many. It reads only tables
 * that tell of their changes, so that what visitors find can be cached.
 */
export async function listShown(db: Database, ids: readonly string[]): Promise<Map<string, ShownRow>> {
  if (ids.length === 0) return new Map();
  return byId<ShownRow>(await withMainPhoto(selectShown(db, ids) as never).execute());
}

/** The same with those they are reserved for. */
export async function listMemberAds(db: Database, ids: readonly string[]): Promise<Map<string, MemberAd>> {
  if (ids.length === 0) return new Map();
  const asked = selectShown(db, ids)
    .leftJoin('offers', 'offers.id', 'ads.reserved_offer')
    .select('offers.buyer_id as reserved_for');
  return byId<MemberAd>(await withMainPhoto(asked as never).execute());
}

const selectShown = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('ads')
    .innerJoin('accounts', 'accounts.id', 'ads.seller_id')
    .where(sql<boolean>`ads.id = any(${[...ids]}::uuid[])`)
    .where('ads.status', '<>', 'draft')
    .select([...SHOWN, 'accounts.username as seller', SINCE.as('since')]);

const byId = <Row extends ShownRow>(rows: unknown): Map<string, Row> =>
  new Map(
    (rows as (Row & Parameters<typeof readMainPhoto>[0])[]).map((row) => [
      row.id,
      { ...row, photo: readMainPhoto(row) },
    ]),
  );

/** Those between whom and this person stands a block, whoever made it. */
export async function listBlockedEitherWay(db: Database, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from blocks where blocker_id = ${accountId}
    union select blocker_id from blocks where blocked_id = ${accountId}`.execute(db);
  return rows.map(({ id }) => id);
}
