import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#platform/postgres/database.ts';
import { prepareQuery } from '#platform/postgres/query-pool.ts';
import type { DB } from '#platform/postgres/schema.ts';
import { HAIR_LENGTHS, type HairColour, type HairLength } from '#rules/hair/values.ts';
import { isId } from '#rules/id.ts';
import { readShortNumber } from '#rules/numbers/short-number.ts';
import { selectMeasuring } from '../../sql/measuring-sql.ts';
import { ALIKE_FIGURES, type AlikeFigures, salesAlike, type SalesSince } from '../../sql/sales-alike-sql.ts';
import { TRADER_COLUMNS } from '../../sql/trader-sql.ts';
import {
  type AdCardRow,
  type AdPageRow,
  type AdsQuery,
  ALBUM_COLUMNS,
  type AlbumRow,
  PAGE_COLUMNS,
  type SellerRow,
} from '../ad-rows-store.ts';
import { selectSeller } from '../ad-store.ts';
import type { PriceBefore } from '../ad-view.ts';
import { cardsAsJson, liveAds, readBytes, readCardJson } from '../find/card-store.ts';

/** An ad in any status, and all that stands around it on its page. */
export type AdPage = Omit<Asked, 'similar' | 'others' | 'photos' | 'seller'> & {
  photos: AlbumRow[];
  seller: SellerRow;
  similar: AdCardRow[];
  others: AdCardRow[];
};

const SIMILAR = 8;
const OTHERS = 4;
const PRICES_BEFORE = 10;
/** Five inches up or down: as wide as a category of length. */
const SIMILAR_WITHIN_MM = 127;

/**
 * One question for the whole page: nearly all of what the several would cost is to plan them, to send them, and to wait.
 * By its id, or by its number as somebody typed it.
 */
export async function findAdPage(
  db: Database,
  named: string,
  asked: SalesSince & { now: Date },
): Promise<AdPage | undefined> {
  const number = readShortNumber(named, 'ad');
  if (number === undefined && !isId(named)) return undefined;
  const [row] = await (number === undefined
    ? askById(db, { ...asked, named })
    : askByNumber(db, { ...asked, named: number }));
  if (!row) return undefined;
  return {
    ...row,
    photos: row.photos.map((photo) => ({ ...photo, thumbhash: readBytes(photo.thumbhash) })),
    seller: { ...row.seller, created_at: new Date(row.seller.created_at) },
    measuring: row.measuring && { ...row.measuring, at: toIso(row.measuring.at) },
    pricesBefore: row.pricesBefore.map((before) => ({ ...before, until: toIso(before.until) })),
    similar: row.similar.map(readCardJson),
    others: row.others.map(readCardJson),
  };
}

const toIso = (moment: string) => new Date(moment).toISOString();

type Values = SalesSince & { named: string; now: Date };
type Asked = Awaited<ReturnType<typeof askById>>[number];

const askById = prepareQuery('ad-page', (db, places: Values) => buildAdPage(db, 'ad.id', places).compile());
const askByNumber = prepareQuery('ad-page-by-number', (db, places: Values) =>
  buildAdPage(db, 'ad.number', places).compile(),
);

function buildAdPage(db: Kysely<DB>, key: 'ad.id' | 'ad.number', { named, now, since, demo }: Values) {
  const others = liveAds(db, now)
    .where('ads.seller_id', '=', sql.ref<string>('ad.seller_id'))
    .where('ads.id', '<>', sql.ref<string>('ad.id'))
    .orderBy('ads.created_at', 'desc')
    .orderBy('ads.id', 'desc')
    .limit(sql.lit(OTHERS));
  const trader = db
    .selectFrom('traders')
    .select(TRADER_COLUMNS)
    .where('account_id', '=', sql.ref<string>('ad.seller_id'));
  return db
    .selectFrom('ads as ad')
    .select(PAGE_COLUMNS.map((column) => `ad.${column}` as const))
    .$castTo<AdPageRow>()
    .where(key, '=', named)
    .select([
      albumOf('ad.id').as('photos'),
      sellerOf('ad.seller_id', now).as('seller'),
      jsonObjectFrom(trader).as('trader'),
      selectMeasuring('ad.id').as('measuring'),
      pricesBefore('ad.id').as('pricesBefore'),
      alikeTo({ since, demo }).as('alike'),
      cardsAsJson(listSimilar(db, now)).as('similar'),
      cardsAsJson(others).as('others'),
    ]);
}

/**
 * Live ads of the same colour and about as long, newest first: the newest of its category of length and of those to
 * either side, from their index, whichever of them are rare.
 */
function listSimilar(db: Kysely<DB>, now: Date): AdsQuery {
  const inBand = liveAds(db, now)
    .where('ads.colour', '=', sql.ref<HairColour>('ad.colour'))
    .where('ads.band', '=', sql.ref<HairLength>('bands.band'))
    .where('ads.id', '<>', sql.ref<string>('ad.id'))
    .where(sql<boolean>`abs(ads.length_mm - ad.length_mm) <= ${sql.lit(SIMILAR_WITHIN_MM)}`)
    .select(['ads.id', 'ads.published_at'])
    .orderBy('ads.published_at', 'desc')
    .orderBy('ads.id', 'desc')
    .limit(sql.lit(SIMILAR));
  const own = sql`least(ad.length_mm / ${sql.lit(SIMILAR_WITHIN_MM)}, ${sql.lit(HAIR_LENGTHS.length - 1)})`;
  const near = sql<{ id: string }>`(
    select near.id
    from unnest((enum_range(null::hair_length))[greatest(${own}, 1) : ${own} + 2]) as bands (band)
    cross join lateral (${inBand}) as near
    order by near.published_at desc, near.id desc limit ${sql.lit(SIMILAR)})`;
  const ads = db.selectFrom(near.as('near')).innerJoin('ads', 'ads.id', 'near.id');
  return (ads as unknown as AdsQuery).orderBy('ads.published_at', 'desc').orderBy('ads.id', 'desc');
}

/** What is shown of it in JSON: bytes and moments as text. */
type InJson<Row, Column extends keyof Row> = Omit<Row, Column> & Record<Column, string>;

const albumOf = (adId: string) => sql<InJson<AlbumRow, 'thumbhash'>[]>`(
  select coalesce(json_agg(photo), '[]')
  from (select ${sql.join(ALBUM_COLUMNS.map((column) => sql.ref(column)))} from photos
    where ad_id = ${sql.ref(adId)} order by position) as photo)`;

const sellerOf = (accountId: string, now: Date) =>
  sql<InJson<SellerRow, 'created_at'>>`(
    select to_json(seller) from (${selectSeller(sql.ref(accountId), now)}) as seller)`;

/** What an ad asked before, the latest first; a trigger keeps them. */
const pricesBefore = (adId: string) => sql<PriceBefore[]>`(
  select coalesce(json_agg(before), '[]')
  from (select price, currency, ended_at as until from ad_price_changes
    where ad_id = ${sql.ref(adId)} order by ended_at desc, id desc limit ${sql.lit(PRICES_BEFORE)}) as before)`;

/** Its hair among what was sold; an ad that says too little of it finds nothing. */
const alikeTo = (window: SalesSince) => sql<AlikeFigures>`(
  select to_json(figures) from (
    select ${ALIKE_FIGURES}
    from (${salesAlike(window, {
      lengthMm: sql`(ad.length_mm + coalesce(ad.shortest_layer_mm, ad.length_mm) + 1) / 2`,
      colour: sql`ad.colour`,
      ethnicity: sql`ad.ethnicity`,
      treatment: sql`ad.treatment`,
      exceptAdId: sql`ad.id`,
    })}) as alike
  ) as figures)`;
