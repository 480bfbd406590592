import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { PhotoSlot } from '#rules/ads/photos/photo.ts';
import { type DevelopedPhoto, toPhotoColumns } from './upload/develop-photo.ts';

export async function insertPhoto(
  db: Database,
  photo: DevelopedPhoto,
  { ownerId, isReceipt = false, now }: { ownerId: string; isReceipt?: boolean; now: Date },
): Promise<{ id: string; public_key: string }> {
  return db
    .insertInto('photos')
    .values({ ...toPhotoColumns(photo), owner_id: ownerId, receipt_only: isReceipt, created_at: now })
    .returning(['id', 'public_key'])
    .executeTakeFirstOrThrow();
}

export async function hasPhotoRow(db: Database, key: string): Promise<boolean> {
  const row = await db.selectFrom('photos').select('id').where('file_key', '=', key).executeTakeFirst();
  return row !== undefined;
}

/**
 * The photo at a public address: its files, whose it is, and whether the ad it is on shows it to everybody. What is in
 * a message or a sale has no public address.
 */
export async function findPhotoAt(db: Database, publicKey: string) {
  const row = await db
    .selectFrom('photos')
    .leftJoin('ads', 'ads.id', 'photos.ad_id')
    .select(['photos.owner_id', 'photos.file_key'])
    .select(sql<boolean>`coalesce(has_public_photos(ads), false)`.as('is_public'))
    .where('photos.public_key', '=', publicKey)
    .where('photos.message_id', 'is', null)
    .where('photos.state', '<>', 'in-sale')
    .executeTakeFirst();
  return row && { ownerId: row.owner_id, fileKey: row.file_key, isPublic: row.is_public };
}

/** Both of a sale saw it when they agreed, and what the ad said then is still kept. */
const isKeptForSale = sql<boolean>`exists (select from sale_terms
  where photo_ids @> array[photos.id] and hair <> '{}')`;

/** Photos that were uploaded before the given time, are used nowhere, and kept for no sale. */
export async function listUnusedPhotos(db: Database, before: Date, most: number) {
  return db
    .selectFrom('photos')
    .select(['id', 'file_key'])
    .where('state', '=', 'uploaded')
    .where('created_at', '<', before)
    .where(sql<boolean>`not ${isKeptForSale}`)
    .orderBy('created_at')
    .limit(most)
    .execute();
}

/** Says whether the photo was still unused: between looking and removing it may have been put on an ad. */
export async function removeUnusedPhoto(db: Database, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('photos')
    .where('id', '=', id)
    .where('state', '=', 'uploaded')
    .where(sql<boolean>`not ${isKeptForSale}`)
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
}

/** Photos of messages that were sent before this: what was written with them is forgotten, too. */
export async function listPhotosOfOldMessages(db: Database, before: Date, most: number) {
  return db
    .selectFrom('photos')
    .innerJoin('messages', 'messages.id', 'photos.message_id')
    .select(['photos.id', 'photos.file_key'])
    .where('messages.sent_at', '<', before)
    .limit(most)
    .execute();
}

export async function removePhotoOfMessage(db: Database, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('photos')
    .where('id', '=', id)
    .where('message_id', 'is not', null)
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
}

export async function countSentInMessages(db: Database, ownerId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('photos')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner_id', '=', ownerId)
    .where('message_id', 'is not', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Says whether the photo could be put there: it must be an upload of the sender that is used nowhere. */
export async function putIntoMessage(
  db: Database,
  id: string,
  { messageId, senderId, position }: { messageId: string; senderId: string; position: number },
): Promise<boolean> {
  const put = await db
    .updateTable('photos')
    .set({ message_id: messageId, position, state: 'attached' })
    .where('id', '=', id)
    .where('state', '=', 'uploaded')
    .where('receipt_only', '=', false)
    .where('owner_id', '=', senderId)
    .executeTakeFirst();
  return put.numUpdatedRows === 1n;
}

type PhotoPosition = {
  adId: string;
  sellerId: string;
  uploaders: readonly string[];
  position: number;
  tape: boolean;
  slot: PhotoSlot | null;
};

/** Says whether the photo could be put there: it must be one's own upload, and not on another ad. */
export async function attachPhoto(db: Database, id: string, place: PhotoPosition): Promise<boolean> {
  const attached = await db
    .updateTable('photos')
    .set({
      ad_id: place.adId,
      owner_id: place.sellerId,
      position: place.position,
      tape: place.tape,
      slot: place.slot,
      state: 'attached',
    })
    .where('id', '=', id)
    .where('receipt_only', '=', false)
    .where((photo) =>
      photo.or([
        photo('ad_id', '=', place.adId),
        photo('state', '=', 'uploaded').and('owner_id', 'in', place.uploaders),
      ]),
    )
    .executeTakeFirst();
  return attached.numUpdatedRows === 1n;
}

/** Those of these uploads that this person may put on an ad. */
export async function listUsable(db: Database, ownerId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('photos')
    .select('id')
    .where('id', 'in', [...ids])
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'uploaded')
    .where('receipt_only', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}

/** Photos may hold the same position until the transaction ends: they are changing places. */
export async function leavePositions(db: Database): Promise<void> {
  await sql`set constraints photos_position_once deferred`.execute(db);
}

export async function detachOtherPhotos(db: Database, adId: string, kept: readonly string[]): Promise<void> {
  let others = db
    .updateTable('photos')
    .set({ ad_id: null, position: null, state: 'uploaded' })
    .where('ad_id', '=', adId);
  if (kept.length > 0) others = others.where('id', 'not in', kept);
  await others.execute();
}

/** Whether one of these looks like a photo on an ad of somebody else. A photo without any detail looks like nothing. */
export async function isLookKnown(
  db: Database,
  { ids, sellerId, bits }: { ids: readonly string[]; sellerId: string; bits: number },
): Promise<boolean> {
  if (ids.length === 0) return false;
  const { rows } = await sql`
    select from photos as mine
    join photos as other on other.state = 'attached' and other.owner_id <> ${sellerId}
      and bit_count((mine.look_hash # other.look_hash)::bit(64)) < ${bits}
    join ads on ads.id = other.ad_id and ads.status <> 'draft'
    where mine.id in (${sql.join(ids)}) and bit_count(mine.look_hash::bit(64)) between 4 and 60
    limit 1`.execute(db);
  return rows.length > 0;
}

export async function listPhotosWithoutAvif(db: Database, adId: string) {
  return db
    .selectFrom('photos')
    .select(['id', 'file_key'])
    .where('ad_id', '=', adId)
    .where('has_avif', '=', false)
    .orderBy('position')
    .execute();
}

/** Says whether the photo is still there. */
export async function noteAvif(db: Database, id: string): Promise<boolean> {
  const noted = await db
    .updateTable('photos')
    .set({ has_avif: true })
    .where('id', '=', id)
    .executeTakeFirst();
  return noted.numUpdatedRows === 1n;
}

export async function findPhoto(db: Database, id: string) {
  return db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many uploads of somebody are used nowhere. */
export async function countUnused(db: Database, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('photos')
    .select((photo) => photo.fn.countAll<string>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'uploaded')
    .executeTakeFirstOrThrow();
  return Number(count);
}
