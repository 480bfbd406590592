import type { CreateReport } from '#rules/report.ts';
import { Refusal } from '#rules/refusal.ts';
import { takeDownAd } from '../ads/take-down-ad.ts';
import type { Context } from '../context.ts';
import { ensureAddressMay } from '../limits/ensure-within-limits.ts';
import { caseNumber } from './case-number.ts';
import { reportReceivedMail, takenDownMail } from './report-mails.ts';
import { countReportsFrom, findReported, hasReportTarget, insertReport } from './report-store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Nobody's mailbox is filled by typing their address into our form. */
const RECEIPTS_A_DAY = 5;

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
    const mayMail =
      to && (await countReportsFrom(unit.db, to, new Date(ctx.now().getTime() - DAY))) < RECEIPTS_A_DAY;
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
    if (mayMail)
      await unit.enqueue('send-mail', reportReceivedMail({ to, caseNumber: number, site: ctx.config }));
    if (tookDown) {
      const seller = await findReported(unit.db, number);
      if (seller)
        await unit.enqueue(
          'send-mail',
          takenDownMail({ to: seller.email, caseNumber: number, site: ctx.config }),
        );
    }
    return { caseNumber: number };
  });
}
