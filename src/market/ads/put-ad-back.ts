import type { Database } from '#platform/database.ts';
import { setPutBack } from './take-down-store.ts';

/** Puts an ad on show again that a report had taken down and that turned out to be right. */
export async function putAdBack(
  db: Database,
  step: { adId: string; reason: string; now: Date },
): Promise<boolean> {
  return setPutBack(db, step);
}
