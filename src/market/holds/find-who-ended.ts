import type { Database } from '#platform/postgres/database.ts';
import { findLeavingBy } from './hold-store.ts';

/** Who began what makes this person leave: themselves, or one of us. */
export const findWhoEnded = (db: Database, accountId: string): Promise<string | null> =>
  findLeavingBy(db, accountId);
