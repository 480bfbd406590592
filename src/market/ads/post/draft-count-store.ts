import type { Database } from '#platform/postgres/database.ts';

export async function countDrafts(db: Database, sellerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ads')
    .select((ad) => ad.fn.countAll<string>().as('count'))
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countDraftPhotos(db: Database, sellerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ads')
    .innerJoin('photos', 'photos.ad_id', 'ads.id')
    .select((ad) => ad.fn.countAll<string>().as('count'))
    .where('ads.seller_id', '=', sellerId)
    .where('ads.status', '=', 'draft')
    .executeTakeFirstOrThrow();
  return Number(count);
}
