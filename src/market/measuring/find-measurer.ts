import type { Database } from '#platform/postgres/database.ts';
import { findMeasurement } from './measurement-store.ts';

/** Who confirmed the length of an ad, for staff, who read the name; without one it was the sales. */
export async function findMeasurer(
  db: Database,
  adId: string,
): Promise<{ by: string | null; at: string } | null> {
  const found = await findMeasurement(db, adId);
  return found ? { by: found.username, at: found.confirmed_at.toISOString() } : null;
}
