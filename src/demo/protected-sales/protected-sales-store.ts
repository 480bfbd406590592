import { type DevelopedPhoto, toPhotoColumns } from '#market/photos/upload/develop-photo.ts';
import type { Database } from '#platform/postgres/database.ts';

/** A photo that somebody has just sent in. */
export async function insertUploaded(
  db: Database,
  photo: DevelopedPhoto,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('photos')
    .values({ ...toPhotoColumns(photo), owner_id: ownerId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The one offer on an ad that is a story's own. */
export async function findOfferOn(db: Database, adId: string): Promise<string> {
  const { id } = await db
    .selectFrom('offers')
    .select('id')
    .where('ad_id', '=', adId)
    .executeTakeFirstOrThrow();
  return id;
}

export async function findSaleOfOffer(db: Database, offerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('protected_sales')
    .select('id')
    .where('offer_id', '=', offerId)
    .executeTakeFirst();
  return row?.id;
}

/** Under which id somebody was sent to the provider. */
export async function findTrackingId(db: Database, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('seller_links')
    .select('tracking_id')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.tracking_id;
}

/** Lines of the bell from before a moment are no news any more. */
export async function readOldNews(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set((row) => ({ read_at: row.ref('at') }))
    .where('at', '<', before)
    .where('read_at', 'is', null)
    .execute();
}
