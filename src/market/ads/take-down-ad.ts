import type { Database } from '#platform/database.ts';
import { setTakenDown } from './take-down-store.ts';

/** Takes an ad off the site because of a report. True if it was still there. */
export async function takeDownAd(
  db: Database,
  step: { adId: string; reason: string; now: Date },
): Promise<boolean> {
  return setTakenDown(db, step);
}
