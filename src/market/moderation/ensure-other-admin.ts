import { Refusal } from '#rules/refusal.ts';
import type { Database } from '#platform/postgres/database.ts';
import { lockOtherAdmins } from './decision-store.ts';

/**
 * Nobody judges their own decision while somebody else could. True where it has to be so, because there is no other
 * admin: then the person it concerns is told. The others are locked, so that none comes or goes meanwhile.
 */
export async function ensureOtherAdmin(
  db: Database,
  report: { decided_by: string | null },
  adminId: string,
): Promise<boolean> {
  if (report.decided_by !== adminId) return false;
  if ((await lockOtherAdmins(db, adminId)).length > 0)
    throw new Refusal('not-allowed', 'You decided this case yourself, so another admin answers the appeal.');
  return true;
}
