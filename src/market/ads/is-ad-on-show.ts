import type { Database } from '#platform/database.ts';
import { isOnShow } from '#rules/ad-state.ts';
import { lockAd } from './own-ad-store.ts';

/** Whether strangers see the ad; it stays so until this write ends. */
export async function isAdOnShow(db: Database, adId: string): Promise<boolean> {
  const ad = await lockAd(db, adId);
  return ad !== undefined && isOnShow(ad);
}
