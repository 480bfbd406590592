import type { Database } from '#platform/database.ts';

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

/** Counted sales since then, with both sides. */
export async function listYoungSales(db: Database, since: Date) {
  const rows = await db
    .selectFrom('ads')
    .innerJoin('counted_sales', 'counted_sales.ad_id', 'ads.id')
    .innerJoin('conversations', 'conversations.ad_id', 'ads.id')
    .select(['ads.id', 'ads.sold_at', 'conversations.seller_id', 'conversations.buyer_id'])
    .where('ads.status', '=', 'sold')
    .where('ads.sold_at', '>', since)
    .where('conversations.sold_at', 'is not', null)
    .execute();
  return rows.flatMap(({ id, sold_at, seller_id, buyer_id }) =>
    sold_at === null ? [] : [{ adId: id, sellerId: seller_id, buyerId: buyer_id, soldAt: sold_at }],
  );
}
