import type { CreateReport } from '#rules/report.ts';
import { Refusal } from '#rules/refusal.ts';
import { takeDownAd } from '../ads/take-down-ad.ts';
import type { Context } from '../context.ts';
import { ensureAddressMay } from '../limits/ensure-within-limits.ts';
import { mailSparingly } from '../mails/mail-sparingly.ts';
import { caseNumber } from './case-number.ts';
import { reportReceivedMail, takenDownMail } from './report-mails.ts';
import { findReported, hasReportTarget, insertReport } from './report-store.ts';

/**
 * Anybody tells us that something is wrong. They get a case number, and a receipt by mail if we know where to. An ad
 * that may concern somebody under 18 is taken down at once; a dismissal puts it back.
 */
export async function createReport(ctx: Context, report: CreateReport): Promise<{ caseNumber: string }> {
  await ensureAddressMay(ctx, 'report');
  return ctx.write(async (unit) => {
    if (!(await hasReportTarget(unit.db, report.target)))
      throw new Refusal('not-found', 'What you want to report is no longer there.');
    const number = caseNumber(ctx.now());
    const reporter = ctx.viewer;
    const to = reporter?.email ?? report.email;
    const tookDown =
      report.reason === 'minor' &&
      report.target.kind === 'ad' &&
      (await takeDownAd(unit.db, {
        adId: report.target.id,
        reason: `Report ${number}: under age`,
        now: ctx.now(),
      }));
    await insertReport(unit.db, {
      ...report,
      caseNumber: number,
      reporterId: reporter?.id ?? null,
      tookDown,
      now: ctx.now(),
    });
    const about = { caseNumber: number, site: ctx.config };
    if (to) await mailSparingly(ctx, unit, 'report-receipt', reportReceivedMail({ to, ...about }));
    if (tookDown) {
      const seller = await findReported(unit.db, number);
      if (seller) await mailSparingly(ctx, unit, 'ad-hidden', takenDownMail({ to: seller.email, ...about }));
    }
    return { caseNumber: number };
  });
}
