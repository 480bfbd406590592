import type { Database } from '#platform/postgres/database.ts';
import { caseNumber } from './case-number.ts';
import { insertReport } from './report-store.ts';

/** Puts an ad before staff that nobody reported but our own checks. */
export async function reportAdBySystem(db: Database, adId: string, text: string, now: Date): Promise<void> {
  await insertReport(db, {
    target: { kind: 'ad', id: adId },
    reason: 'other',
    text,
    caseNumber: caseNumber(now),
    reporterId: null,
    tookDown: false,
    now,
  });
}
