import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { AdSearch } from '#rules/ad-search.ts';
import type { HairLength } from '#rules/hair.ts';
import { withFilters } from './ad-filter-store.ts';
import {
  type AdCardRow,
  type AdsQuery,
  CARD_COLUMNS,
  type PhotoRow,
  type SubmittedAd,
} from './ad-rows-store.ts';
import { inOrder, type Place } from './ad-sort-store.ts';

/** One page of a search, and one row more to tell whether there is another. */
export async function listAds(
  db: Database,
  search: AdSearch,
  now: Date,
  place: Place | undefined,
): Promise<AdCardRow[]> {
  return cardsOf(
    inOrder(withFilters(openAds(db, search, now), search), search.sort, place).limit(search.limit + 1),
  );
}

/** How many a search finds, counted no further than `most`. */
export async function countAds(db: Database, search: AdSearch, now: Date, most: number): Promise<number> {
  const found = inOrder(withFilters(openAds(db, search, now), search), search.sort, undefined)
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(most + 1);
  const { count } = await db
    .selectFrom(found.as('found'))
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Featured ads. Each has its own place in the order, which changes with the turn. */
export async function listFeatured(
  db: Database,
  { now, limit, turn }: { now: Date; limit: number; turn: string },
) {
  const featured = liveAds(db, now)
    .where('ads.featured_until', '>', now)
    .orderBy(sql`md5(ads.id::text || ${turn})`)
    .limit(limit);
  return cardsOf(featured);
}

export async function listSold(db: Database, limit: number): Promise<AdCardRow[]> {
  const sold = db.selectFrom('ads').where('ads.status', '=', 'sold');
  return cardsOf(sold.orderBy('ads.sold_at', 'desc').orderBy('ads.id', 'desc').limit(limit));
}

/** Live ads of the same colour, nearest in length first. */
export async function listSimilar(
  db: Database,
  { ad, now, limit }: { ad: SubmittedAd; now: Date; limit: number },
) {
  const similar = liveAds(db, now)
    .where('ads.colour', '=', ad.colour)
    .where('ads.id', '<>', ad.id)
    .where('ads.length_mm', '>=', ad.length_mm - SIMILAR_WITHIN_MM)
    .where('ads.length_mm', '<=', ad.length_mm + SIMILAR_WITHIN_MM)
    .orderBy('ads.published_at', 'desc')
    .orderBy('ads.id', 'desc')
    .limit(limit);
  return cardsOf(similar);
}

/** Five inches up or down: one category to either side. */
const SIMILAR_WITHIN_MM = 127;

export async function countLiveByBand(db: Database, now: Date): Promise<Map<HairLength, number>> {
  const rows = await liveAds(db, now)
    .select((ad) => ['ads.band', ad.fn.countAll<string>().as('count')])
    .groupBy('ads.band')
    .execute();
  return new Map(rows.flatMap(({ band, count }) => (band === null ? [] : [[band, Number(count)] as const])));
}

/** Expiry holds at read time: a stopped scheduler never shows a stale ad. */
const liveAds = (db: Database, now: Date): AdsQuery =>
  db.selectFrom('ads').where('ads.status', '=', 'live').where('ads.expires_at', '>', now);

function openAds(db: Database, search: AdSearch, now: Date): AdsQuery {
  if (!search.sold) return liveAds(db, now);
  return db
    .selectFrom('ads')
    .where((ad) =>
      ad.or([ad('ads.status', '=', 'sold'), ad('ads.status', '=', 'live').and('ads.expires_at', '>', now)]),
    );
}

/** The ads of a query as lists show them, each with its main photo: one query, one index look-up for each photo. */
async function cardsOf(ads: AdsQuery): Promise<AdCardRow[]> {
  const rows = await ads
    .leftJoin('photos', (join) => join.onRef('photos.ad_id', '=', 'ads.id').on('photos.position', '=', 1))
    .select(CARD_COLUMNS.map((column) => `ads.${column}` as const))
    .select([
      'photos.id as photo_id',
      'photos.file_key as photo_file_key',
      'photos.width as photo_width',
      'photos.height as photo_height',
      'photos.thumbhash as photo_thumbhash',
      'photos.tape as photo_tape',
    ])
    .execute();
  return rows.map((row) => ({ ...(row as unknown as Omit<AdCardRow, 'photo'>), photo: photoOf(row) }));
}

type JoinedPhoto = { [Column in keyof PhotoRow as `photo_${Column}`]: PhotoRow[Column] | null };

function photoOf(row: JoinedPhoto): PhotoRow | null {
  if (row.photo_id === null) return null;
  return {
    id: row.photo_id,
    file_key: row.photo_file_key,
    width: row.photo_width,
    height: row.photo_height,
    thumbhash: row.photo_thumbhash,
    tape: row.photo_tape,
  } as PhotoRow;
}
