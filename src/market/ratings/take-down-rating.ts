import type { Database } from '#platform/postgres/database.ts';
import { setRemoved } from './rating-store.ts';

/** A rating that staff took down is read by nobody but its writer, and counts no longer. */
export const takeDownRating = (db: Database, ratingId: string, now: Date): Promise<void> =>
  setRemoved(db, ratingId, now);

/** It is as it was, unless another case keeps it down. */
export const putRatingBack = (db: Database, ratingId: string): Promise<void> =>
  setRemoved(db, ratingId, null);
