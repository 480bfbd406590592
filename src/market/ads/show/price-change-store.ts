import type { Database } from '#platform/postgres/database.ts';
import type { PriceBefore } from '../ad-view.ts';

/** What an ad asked before, the latest first; a trigger keeps them. */
export async function listPricesBefore(db: Database, adId: string, most: number): Promise<PriceBefore[]> {
  const rows = await db
    .selectFrom('ad_price_changes')
    .select(['price', 'currency', 'ended_at'])
    .where('ad_id', '=', adId)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ price, currency, ended_at }) => ({ price, currency, until: ended_at.toISOString() }));
}
