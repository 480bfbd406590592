import type { Database } from '#platform/postgres/database.ts';
import { SAME_LOOK_BITS } from '#rules/ads/checks/risk.ts';
import { isLookKnown } from './photo-store.ts';

/** Whether one of a seller's photos is on an ad of another account already, as it is or changed a little. */
export async function isPhotoKnown(
  db: Database,
  sellerId: string,
  photos: readonly { id: string }[],
): Promise<boolean> {
  return isLookKnown(db, { ids: photos.map(({ id }) => id), sellerId, bits: SAME_LOOK_BITS });
}
