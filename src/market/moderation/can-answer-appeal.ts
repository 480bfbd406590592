import type { Database } from '#platform/postgres/database.ts';
import { hasOtherAdmin } from './decision-store.ts';

/** Whether this admin may answer an appeal against that decision: their own only where nobody else could. */
export async function canAnswerAppeal(
  db: Database,
  decidedBy: string | null,
  adminId: string,
): Promise<boolean> {
  return decidedBy !== adminId || !(await hasOtherAdmin(db, adminId));
}
