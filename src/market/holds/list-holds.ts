import type { Database } from '#platform/postgres/database.ts';
import type { StandingHold } from './hold-view.ts';
import { listStandingHolds } from './hold-store.ts';

/** By what an ad is hidden, for its owner and for staff; without an ad, what stands on the person. */
export async function listHolds(
  db: Database,
  on: { adId?: string; accountId: string },
): Promise<StandingHold[]> {
  const rows = await listStandingHolds(db, on);
  return rows.map(({ kind, placed_at, case_number }) => ({
    kind,
    since: placed_at.toISOString(),
    caseNumber: case_number,
  }));
}
