import type { Database } from '#platform/postgres/database.ts';
import type { CreateReport } from '#rules/moderation/report-schema.ts';
import type { Context } from '../context.ts';
import { caseNumber } from './case-number.ts';
import { insertReport } from './report-store.ts';

type Opened = Pick<CreateReport, 'target' | 'reason' | 'text'>;

/** A case that nobody outside reported: the site itself, or one of us who saw something. */
export async function openCase(ctx: Context, db: Database, opened: Opened): Promise<string> {
  const number = caseNumber(ctx.now());
  await insertReport(db, {
    ...opened,
    caseNumber: number,
    reporterId: null,
    tookDown: false,
    now: ctx.now(),
  });
  return number;
}
