import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { MEASURED } from '#rules/ads/measured.ts';

export type Measurement = { adId: string; photoId: string; lengthMm: number; confirmedBy: string; now: Date };

export async function insertMeasurement(db: Database, seen: Measurement): Promise<void> {
  await db
    .insertInto('measurements')
    .values({
      ad_id: seen.adId,
      photo_id: seen.photoId,
      length_mm: seen.lengthMm,
      confirmed_by: seen.confirmedBy,
      confirmed_at: seen.now,
    })
    .execute();
}

export async function removeMeasurement(db: Database, adId: string): Promise<void> {
  await db.deleteFrom('measurements').where('ad_id', '=', adId).execute();
}

export async function findMeasurement(db: Database, adId: string) {
  return db
    .selectFrom('measurements')
    .leftJoin('accounts', 'accounts.id', 'confirmed_by')
    .select(['confirmed_at', 'confirmed_by', 'accounts.username'])
    .where('ad_id', '=', adId)
    .executeTakeFirst();
}

/**
 * Every ad of this seller that shows a tape, once enough different buyers found their hair as described. Sales that do
 * not count for prices do not count here: whoever signs in from the same place bought from themselves.
 */
export async function insertMeasurementsBySales(db: Database, sellerId: string, now: Date): Promise<void> {
  await sql`
    insert into measurements (ad_id, photo_id, length_mm, confirmed_at)
    select ads.id, tape.id, ads.length_mm, ${now}
    from ads
    cross join lateral (
      select id from photos where ad_id = ads.id and tape order by position limit 1
    ) as tape
    where ads.seller_id = ${sellerId} and ads.status in ('live', 'paused') and not ads.measured
      and (
        select count(distinct sales.buyer_id)
        from ratings join sales on sales.id = ratings.sale_id join counted_sales on counted_sales.ad_id = sales.ad_id
        where ratings.about_id = ${sellerId} and about_seller and sealed_until is null and removed_at is null
          and as_described >= ${MEASURED.goodMark}
      ) >= ${MEASURED.goodSales}
    on conflict do nothing`.execute(db);
}
