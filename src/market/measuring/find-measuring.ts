import type { Database } from '#platform/postgres/database.ts';
import { findMeasurement } from './measurement-store.ts';
import type { Measuring } from './measuring-view.ts';

/** Who confirmed the length of an ad, for everybody to read: staff without a name. */
export async function findMeasuring(db: Database, adId: string): Promise<Measuring | null> {
  const found = await findMeasurement(db, adId);
  if (!found) return null;
  return {
    by: found.confirmed_by === null ? 'sales' : 'staff',
    at: found.confirmed_at.toISOString(),
  };
}

/** The same for staff, who read the name; without one it was the sales. */
export async function findMeasurer(
  db: Database,
  adId: string,
): Promise<{ by: string | null; at: string } | null> {
  const found = await findMeasurement(db, adId);
  return found ? { by: found.username, at: found.confirmed_at.toISOString() } : null;
}
