import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

export async function insertCountedSale(db: Database, adId: string): Promise<void> {
  await db
    .insertInto('counted_sales')
    .values({ ad_id: adId })
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function removeCountedSale(db: Database, adId: string): Promise<void> {
  await db.deleteFrom('counted_sales').where('ad_id', '=', adId).execute();
}

/** Counts no longer what was sold since then, where seller and buyer signed in from one network near the sale. */
export async function removeSalesAtOnePlace(
  db: Database,
  { since, nearDays }: { since: Date; nearDays: number },
): Promise<void> {
  await sql`
    delete from counted_sales
    using ads, conversations as talk
    where ads.id = counted_sales.ad_id and ads.status = 'sold' and ads.sold_at > ${since}
      and talk.ad_id = ads.id and talk.sold_at is not null
      and exists (
        select from sign_in_networks as one
        join sign_in_networks as other on other.network = one.network and other.account_id = talk.buyer_id
        where one.account_id = talk.seller_id
          and least(one.last_seen_at, other.last_seen_at) >= ads.sold_at - make_interval(days => ${nearDays})
      )`.execute(db);
}
