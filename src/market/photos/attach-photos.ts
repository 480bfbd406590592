import type { Database } from '#platform/postgres/database.ts';
import type { PhotoChoice } from '#rules/ads/ad-facts.ts';
import { isId } from '#rules/id.ts';
import { Refusal } from '#rules/refusal.ts';
import { attachPhoto, detachOtherPhotos, leavePositions, listUsable } from './photo-store.ts';

type Album = {
  adId: string;
  sellerId: string;
  /** Whose uploads may be used: the seller's, and those of the staff member who enters the ad. */
  uploaders: readonly string[];
  photos: readonly PhotoChoice[];
};

/** Puts these photos on the ad, in this order; the first is the main one. What is left out goes back to the uploads. */
export async function attachPhotos(db: Database, album: Album): Promise<void> {
  const { adId, sellerId, uploaders, photos } = album;
  const ids = photos.map(({ id }) => id);
  if (!ids.every(isId)) throw missing();
  await detachOtherPhotos(db, adId, ids);
  await leavePositions(db);
  for (const [at, { id, tape, slot }] of photos.entries()) {
    const place = { adId, sellerId, uploaders, position: at + 1, tape, slot };
    if (!(await attachPhoto(db, id, place))) throw missing();
  }
}

/** Which of these uploads this person could put on an ad now. */
export async function findUsableUploads(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = ids.filter(isId);
  return new Set(known.length === 0 ? [] : await listUsable(db, ownerId, known));
}

export const PHOTO_MISSING = 'One of the photos is not there any more, or is on another ad. Add it again.';

const missing = () => new Refusal('invalid', 'Please check what you entered.', { photos: [PHOTO_MISSING] });
