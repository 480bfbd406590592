import type { Database } from '#platform/postgres/database.ts';
import { Refusal } from '#rules/refusal.ts';
import { lockWorkingAdmins } from './account-store.ts';

/** Somebody must be left who can run the site: the last admin neither leaves nor is removed. */
export async function ensureAdminRemains(db: Database, leavingId: string): Promise<void> {
  const admins = await lockWorkingAdmins(db);
  if (admins.includes(leavingId) && admins.length === 1)
    throw new Refusal('conflict', 'This is the last admin. Make somebody else an admin first.');
}
