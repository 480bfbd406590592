import type { CreateReport } from '#rules/report.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { caseNumber } from './case-number.ts';
import { reportReceivedMail } from './report-mails.ts';
import { hasReportTarget, insertReport } from './report-store.ts';

/** Anybody tells us that something is wrong. They get a case number, and a receipt by mail if we know where to. */
export async function createReport(ctx: Context, report: CreateReport): Promise<{ caseNumber: string }> {
  return ctx.write(async (unit) => {
    if (!(await hasReportTarget(unit.db, report.target)))
      throw new Refusal('not-found', 'What you want to report is no longer there.');
    const number = caseNumber(ctx.now());
    const reporter = ctx.viewer;
    await insertReport(unit.db, {
      ...report,
      caseNumber: number,
      reporterId: reporter?.id ?? null,
      now: ctx.now(),
    });
    const to = reporter?.email ?? report.email;
    if (to) await unit.enqueue('send-mail', reportReceivedMail({ to, caseNumber: number, site: ctx.config }));
    return { caseNumber: number };
  });
}
