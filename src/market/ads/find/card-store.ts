import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { runPrepared } from '#platform/postgres/query-pool.ts';
import type { DB } from '#platform/postgres/schema.ts';
import type { AdSearch } from '#rules/search/search-words.ts';
import { withFilters } from './filter-store.ts';
import { type AdCardRow, type AdsQuery, CARD_COLUMNS, CARD_MOMENTS } from '../ad-rows-store.ts';
import { readMainPhoto, type WithMainPhoto, withMainPhoto } from '../../sql/main-photo-sql.ts';
import { toCursorValue } from '../../sql/cursor-sql.ts';

/** Cards of these ads, by id; those that are gone are left out. */
export async function cardsById(db: Database, ids: string[]): Promise<Map<string, AdCardRow>> {
  if (ids.length === 0) return new Map();
  const asked = db.selectFrom('ads').where(sql<boolean>`ads.id = any(${ids}::uuid[])`);
  const rows = await runPrepared(db, 'cards-by-id', withPhotos(asked).compile());
  return new Map(rows.map((row) => [row.id, toCardRow(row)]));
}

/** Featured ads that fit a search. Each has its own place in the order, which changes with the turn. */
export async function listFeatured(
  db: Database,
  { search, now, limit, turn }: { search: AdSearch; now: Date; limit: number; turn: string },
) {
  const place = sql`md5(ads.id::text || ${turn})`;
  const ids = withFilters(liveAds(db, now), search, undefined)
    .where('ads.featured_until', '>', now)
    .select('ads.id')
    .orderBy(place)
    .limit(limit);
  // The few that are shown are chosen first: a photo is looked up for them alone.
  return readCards(db.selectFrom('ads').where('ads.id', 'in', ids).orderBy(place));
}

export async function listSold(db: Database, limit: number): Promise<AdCardRow[]> {
  return readCards(soldAds(db).orderBy('ads.sold_at', 'desc').orderBy('ads.id', 'desc').limit(limit));
}

/** A seller's ads of one status, newest first. */
export async function listOfSeller(
  db: Database,
  wanted: { sellerId: string; status: 'live' | 'sold'; now: Date; limit: number },
): Promise<AdCardRow[]> {
  const ads = wanted.status === 'live' ? liveAds(db, wanted.now) : soldAds(db);
  const theirs = ads.where('ads.seller_id', '=', wanted.sellerId);
  return readCards(theirs.orderBy('ads.created_at', 'desc').orderBy('ads.id', 'desc').limit(wanted.limit));
}

/** On show: nothing holds them. Expiry holds at read time: a stopped scheduler never shows a stale ad. */
export const liveAds = (db: Database, now: Date): AdsQuery =>
  db
    .selectFrom('ads')
    .where('ads.status', '=', LIVE)
    .where('ads.held', 'is', null)
    .where('ads.expires_at', '>', now);

export const soldAds = (db: Database): AdsQuery =>
  db.selectFrom('ads').where('ads.status', '=', SOLD).where('ads.held', 'is', null);

/** Words of the query itself: a prepared plan, too, knows that the indexes of live ads will do. */
const LIVE = sql<'live'>`'live'`;
const SOLD = sql<'sold'>`'sold'`;

/** The ads of a query as lists show them, each with its main photo. */
async function readCards(ads: AdsQuery): Promise<AdCardRow[]> {
  const rows = await withPhotos(ads).execute();
  return rows.map(toCardRow);
}

/** A card as it stands in the JSON of a row. */
type CardJson = Record<string, unknown> & { [Column in keyof WithMainPhoto]: string | null };

/** The cards of a query as one value of a row, for a page that asks for several lists at once. */
export const cardsAsJson = (ads: AdsQuery) =>
  sql<CardJson[]>`(select coalesce(json_agg(card), '[]') from (${withPhotos(ads)}) as card)`;

/** The same cards again: JSON knows neither moments nor bytes. */
export function readCardJson(card: CardJson): AdCardRow {
  const moments = CARD_MOMENTS.map((column) => [column, readMoment(card[column])] as const);
  const thumbhash = card.photo_thumbhash && readBytes(card.photo_thumbhash);
  const row: unknown = { ...card, ...Object.fromEntries(moments), photo_thumbhash: thumbhash };
  return toCardRow(row as WithMainPhoto);
}

const readMoment = (text: unknown) => (typeof text === 'string' ? new Date(text) : null);
export const readBytes = (text: string) => Buffer.from(text.slice(String.raw`\x`.length), 'hex');

/** The ids of a short list, each with the value it stands by. */
export type ListedIds = SelectQueryBuilder<DB, 'ads', { id: string; place: unknown }>;

/** The cards of a short list, in its order: they are looked up when it is made, and its places come with them. */
export function cardsInOrder(db: Pick<Database, 'selectFrom'>, listed: ListedIds, direction: 'asc' | 'desc') {
  const ads = db.selectFrom(listed.as('listed')).innerJoin('ads', 'ads.id', 'listed.id');
  return withPhotos(ads as unknown as AdsQuery)
    .select(toCursorValue(sql`listed.place`).as('place'))
    .orderBy(sql`listed.place`, direction)
    .orderBy('ads.id', direction);
}

const withPhotos = (ads: AdsQuery) =>
  withMainPhoto(ads.select(CARD_COLUMNS.map((column) => `ads.${column}` as const)));

export const toCardRow = (row: WithMainPhoto): AdCardRow => ({
  ...(row as unknown as Omit<AdCardRow, 'photo'>),
  photo: readMainPhoto(row),
});
