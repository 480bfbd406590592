import type { Database } from '#platform/postgres/database.ts';
import { lockAccount } from './person-store.ts';

/** One at a time: what is counted of somebody's things holds until the write ends, however many they ask for at once. */
export async function lockPerson(db: Database, accountId: string): Promise<void> {
  await lockAccount(db, accountId);
}
