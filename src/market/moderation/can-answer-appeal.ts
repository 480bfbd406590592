import type { Database } from '#platform/postgres/database.ts';
import { hasOtherDecider } from './decision-store.ts';

/** Whether this person may answer an appeal against that decision: their own only where nobody else could. */
export async function canAnswerAppeal(
  db: Database,
  decidedBy: string | null,
  deciderId: string,
): Promise<boolean> {
  return decidedBy !== deciderId || !(await hasOtherDecider(db, deciderId));
}
