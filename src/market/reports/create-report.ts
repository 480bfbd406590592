import type { CreateReport } from '#rules/moderation/report-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { ensureAddressMay } from '../rate-limits/ensure-within-limits.ts';
import { mailSparingly } from '../mails/mail-sparingly.ts';
import { caseNumber } from './case-number.ts';
import { hideReported, mayHide } from './hide-reported.ts';
import { reportReceivedMail } from './report-mails.ts';
import { hasReportTarget, insertReport } from './report-store.ts';

/**
 * Anybody tells us that something is wrong. They get a case number, and a receipt by mail if we know where to. An ad
 * or request that may concern somebody under 18 is hidden at once; what was dismissed before goes to the front of the queue.
 */
export async function createReport(ctx: Context, report: CreateReport): Promise<{ caseNumber: string }> {
  await ensureAddressMay(ctx, 'report');
  return ctx.write(async (unit) => {
    if (!(await hasReportTarget(unit.db, report.target)))
      throw new Refusal('not-found', 'What you want to report is no longer there.');
    const number = caseNumber(ctx.now());
    const reporter = ctx.viewer;
    const to = reporter ?? (report.email ? { email: report.email, username: null } : null);
    const tookDown = await mayHide(ctx, unit.db, report);
    const reportId = await insertReport(unit.db, {
      ...report,
      caseNumber: number,
      reporterId: reporter?.id ?? null,
      tookDown,
      isAhead: report.reason === 'minor' && !tookDown,
      now: ctx.now(),
    });
    if (to) {
      const receipt = reportReceivedMail({ to, caseNumber: number, site: ctx.config });
      await mailSparingly(ctx, unit, 'report-receipt', receipt);
    }
    if (tookDown) await hideReported(ctx, unit, { target: report.target, reportId, caseNumber: number });
    return { caseNumber: number };
  });
}
