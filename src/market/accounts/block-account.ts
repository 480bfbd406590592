import type { Database } from '#platform/database.ts';
import { setBlocked } from './block-account-store.ts';

/** Shuts somebody out after a report, or lets them in again after an appeal. Staff are never shut out this way. */
export async function blockAccount(db: Database, accountId: string, blockedAt: Date | null): Promise<void> {
  await setBlocked(db, accountId, blockedAt);
}
