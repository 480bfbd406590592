import type { Database } from '#platform/postgres/database.ts';
import { listBlockedEitherWay } from '../hank-store.ts';

/** Whose hair is none for this reader: their own, and that of people with a block between them. */
export async function listHiddenSellers(db: Database, readerId: string | null): Promise<string[]> {
  return readerId === null ? [] : [readerId, ...(await listBlockedEitherWay(db, readerId))];
}
