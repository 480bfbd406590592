import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';

/** What an ad says of its hair, as the terms of a sale keep it. */
const HAIR = [
  'title',
  'description',
  'grams',
  'grams_estimated',
  'length_mm',
  'shortest_layer_mm',
  'circumference_mm',
  'colour',
  'texture',
  'treatment',
  'condition',
  'cut_state',
  'cut_date',
  'roots_tied',
  'source',
  'heat',
  'smoke_free',
  'washing',
] as const;

/** The ad that was agreed on: its facts as they stand now, and where it goes from and to. */
export async function findAdForSale(db: Database, adId: string) {
  const ad = await db
    .selectFrom('ads')
    .select(HAIR)
    .select(['id', 'version', 'status', 'held', 'country', 'ships_to', 'ships_to_countries', 'currency'])
    .select(['postage_home', 'postage_near', 'postage_far'])
    .select(['seller_id', 'price', 'expires_at', 'reserved_until'])
    .select(
      sql<string | null>`(select buyer_id from offers where offers.id = ads.reserved_offer)`.as(
        'reserved_for',
      ),
    )
    .select(
      sql<
        string[]
      >`coalesce((select array_agg(photos.id order by position) from photos where ad_id = ads.id), '{}')`.as(
        'photo_ids',
      ),
    )
    .where('id', '=', adId)
    .executeTakeFirstOrThrow();
  const hair = Object.fromEntries(HAIR.map((name) => [name, ad[name]]));
  return { ...ad, hair: JSON.stringify(hair) };
}
export type AdForSale = Awaited<ReturnType<typeof findAdForSale>>;

/** Whether the ad still says and shows what both said yes to. */
export async function isAsAgreed(
  db: Database,
  saleId: string,
  { hair, photo_ids }: AdForSale,
): Promise<boolean> {
  const row = await db
    .selectFrom('sale_terms')
    .select(sql<boolean>`hair = ${hair}::jsonb and photo_ids = ${photo_ids}::uuid[]`.as('same'))
    .where('sale_id', '=', saleId)
    .executeTakeFirstOrThrow();
  return row.same;
}

export async function insertSale(
  db: Database,
  sale: Insertable<DB['protected_sales']>,
  terms: Omit<Insertable<DB['sale_terms']>, 'sale_id'>,
): Promise<string> {
  await sql`select set_config('fairhank.sale_event', 'agree', true),
    set_config('fairhank.sale_by', ${sale.seller_id}, true)`.execute(db);
  const { id } = await db
    .insertInto('protected_sales')
    .values(sale)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sale_terms')
    .values({ ...terms, sale_id: id })
    .execute();
  return id;
}

/** How many sales somebody has finished and how many are open, on either side; the demo's own are no burden. */
export async function countSales(
  db: Database,
  accountId: string,
): Promise<{ released: number; open: number }> {
  return db
    .selectFrom('protected_sales')
    .select([
      sql<number>`(count(*) filter (where state = 'released'))::int`.as('released'),
      sql<number>`(count(*) filter (where ended_at is null and not demo))::int`.as('open'),
    ])
    .where((sale) => sale.or([sale('buyer_id', '=', accountId), sale('seller_id', '=', accountId)]))
    .executeTakeFirstOrThrow();
}
