import { Refusal } from '#rules/refusal.ts';
import type { Database } from '#platform/postgres/database.ts';
import { lockOtherDeciders } from './decision-store.ts';

/**
 * Nobody judges their own decision while somebody else could. True where it has to be so, because there is nobody else who
 * could: then the person it concerns is told. The others are locked, so that none comes or goes meanwhile.
 */
export async function ensureOtherDecider(
  db: Database,
  report: { decided_by: string | null },
  deciderId: string,
): Promise<boolean> {
  if (report.decided_by !== deciderId) return false;
  if ((await lockOtherDeciders(db, deciderId)).length > 0)
    throw new Refusal(
      'not-allowed',
      'You decided this case yourself, so somebody else of us answers the appeal.',
    );
  return true;
}
