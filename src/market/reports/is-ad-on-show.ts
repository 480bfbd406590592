import type { Database } from '#platform/postgres/database.ts';
import { isOnShow } from '#rules/ads/state.ts';
import { lockAdStatus } from './report-store.ts';

/** Whether strangers see the ad; it stays so until this write ends. */
export async function isAdOnShow(db: Database, adId: string): Promise<boolean> {
  const ad = await lockAdStatus(db, adId);
  return ad !== undefined && isOnShow(ad);
}
