import type { Database } from '#platform/postgres/database.ts';
import { isOnShow } from '#rules/ads/state.ts';
import { lockAd } from '../ads/own-ad-store.ts';

/** Whether strangers see the ad; it stays so until this write ends. */
export async function isAdOnShow(db: Database, adId: string): Promise<boolean> {
  const ad = await lockAd(db, adId);
  return ad !== undefined && isOnShow(ad);
}
