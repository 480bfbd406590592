import type { Database } from '#platform/postgres/database.ts';

export async function addLowOffer(db: Database, adId: string, day: string): Promise<void> {
  await db
    .insertInto('ad_figures_daily')
    .values({ ad_id: adId, day, low_offers: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['ad_id', 'day'])
        .doUpdateSet((row) => ({ low_offers: row('ad_figures_daily.low_offers', '+', 1) })),
    )
    .execute();
}
