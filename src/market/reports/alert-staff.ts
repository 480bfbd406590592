import type { Database } from '#platform/postgres/database.ts';
import type { Context } from '../context.ts';
import { caseNumber } from './case-number.ts';
import { insertReport } from './report-store.ts';

/** The site itself reports somebody, so that staff look at them. */
export async function alertStaff(
  ctx: Context,
  { db }: { db: Database },
  { accountId, text }: { accountId: string; text: string },
): Promise<void> {
  await insertReport(db, {
    target: { kind: 'user', id: accountId },
    reason: 'scam',
    text,
    caseNumber: caseNumber(ctx.now()),
    reporterId: null,
    tookDown: false,
    now: ctx.now(),
  });
}
