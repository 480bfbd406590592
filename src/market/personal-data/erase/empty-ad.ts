import type { Unit } from '#platform/unit-of-work.ts';
import { emptyAdRows } from './erase-store.ts';
import { listFileKeys } from './leftover-store.ts';
import { takePhotosOffAd } from '../../photos/take-off-ad.ts';
import { CLEAR_PHOTO_FILES } from '../../photos/clear-photo-files.ts';

/** Erases everything an ad says and all that hangs on it. Its own row stays, empty; the files go by a job of this write. */
export async function emptyAd(unit: Unit, adId: string): Promise<void> {
  for (const key of await listFileKeys(unit.db, { adId })) await unit.enqueue(CLEAR_PHOTO_FILES, { key });
  await emptyAdRows(unit.db, adId);
  // Those that are kept for a sale.
  await takePhotosOffAd(unit, adId);
}
