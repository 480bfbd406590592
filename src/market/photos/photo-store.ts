import type { Database } from '#platform/database.ts';
import { PRIVATE_STATUSES } from '#rules/ad-state.ts';
import type { DevelopedPhoto } from './develop-photo.ts';

export async function insertPhoto(
  db: Database,
  photo: DevelopedPhoto,
  ownerId: string,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('photos')
    .values({
      owner_id: ownerId,
      file_key: photo.key,
      width: photo.width,
      height: photo.height,
      thumbhash: Buffer.from(photo.thumbhash),
      look_hash: String(photo.lookHash),
      sha256: photo.sha256,
      bytes: photo.bytes,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whose photo it is, and whether the ad it is on is or was in public. */
export async function findPhotoAudience(db: Database, key: string) {
  const row = await db
    .selectFrom('photos')
    .leftJoin('ads', 'ads.id', 'photos.ad_id')
    .select(['photos.owner_id', 'ads.status'])
    .where('photos.file_key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  const isPublic = row.status !== null && row.status !== 'deleted' && !PRIVATE_STATUSES.includes(row.status);
  return { ownerId: row.owner_id, isPublic };
}

/** Photos that were uploaded before the given time and never put on an ad. */
export async function listUnusedPhotos(db: Database, before: Date, most: number) {
  return db
    .selectFrom('photos')
    .select(['id', 'file_key'])
    .where('state', '=', 'uploaded')
    .where('created_at', '<', before)
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
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
}
