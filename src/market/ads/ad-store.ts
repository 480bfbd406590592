import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { isPastItsDate } from '../sql/past-its-date-sql.ts';
import { ALBUM_COLUMNS, type AlbumRow, type SellerRow } from './ad-rows-store.ts';

export async function listPhotos(db: Database, adId: string): Promise<AlbumRow[]> {
  return db
    .selectFrom('photos')
    .select(ALBUM_COLUMNS)
    .where('ad_id', '=', adId)
    .orderBy('position')
    .execute();
}

export async function findSellerRow(db: Database, id: string, now: Date): Promise<SellerRow> {
  const { rows } = await selectSeller(sql`${id}`, now).execute(db);
  const [seller] = rows;
  if (!seller) throw new Error(`the seller ${id} of an ad is missing`);
  return seller;
}

export const selectSeller = (id: RawBuilder<unknown>, now: Date) => sql<SellerRow>`
  select account.id, account.username, account.country, account.created_at,
    is_certified_buyer(account.id, ${now}) as is_certified,
    (select typical_minutes from answer_times where account_id = account.id) as answer_minutes,
    shown.*, rated.*
  from accounts as account
  cross join lateral (
    select count(*) filter (where status = 'live' and expires_at > ${now})::int as live_ads,
      count(*) filter (where status = 'sold')::int as sold_ads,
      count(*)::int as shown_ads, count(*) filter (where measured)::int as measured_ads
    from ads where seller_id = account.id and held is null and status in ('live', 'sold', 'paused', 'expired')
  ) as shown
  cross join lateral (
    select coalesce(sum(as_described + kind + quick), 0)::int as mark_sum, count(*)::int as ratings
    from ratings where about_id = account.id and about_seller and sealed_until is null and removed_at is null
  ) as rated
  where account.id = ${id}`;

/** Ends live ads whose date has passed, so many at a time, and says which. */
export async function expireDueAds(db: Database, now: Date, most: number) {
  await sql`select set_config('fairhank.event', 'expire', true)`.execute(db);
  const due = db
    .selectFrom('ads')
    .select('id')
    .where('status', '=', 'live')
    .where(isPastItsDate(now))
    // Hair that somebody is paying for does not expire: its sale ends it.
    .where(
      sql<boolean>`not exists (select from protected_sales as sale where sale.ad_id = ads.id and sale.state not in
        ('agreed', 'released', 'refunding', 'refunded', 'reversed', 'withdrawn', 'lapsed'))`,
    )
    .orderBy('expires_at')
    .limit(most)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('ads')
    .set((ad) => ({ status: 'expired', status_since: now, version: ad('version', '+', 1), updated_at: now }))
    .where('id', 'in', due)
    .returning(['id', 'seller_id', 'slug', 'title', 'status', 'expires_at', 'held'])
    .execute();
}
