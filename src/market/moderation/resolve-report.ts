import type { ResolveReport } from '#rules/moderation/decision-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { mailSparingly } from '../mails/mail-sparingly.ts';
import { removeTarget, restoreTarget } from './carry-out.ts';
import { findReporter, lockReport, setOutcome } from './decision-store.ts';
import { reportOutcomeMail, statementMail } from '../reports/report-mails.ts';
import { findReported } from '../reports/find-reported.ts';
import { standingAfter } from './standing.ts';
import { notify } from '../notifications/notify.ts';
import { SEND_MAIL } from '../mails/send-mail.ts';

/** Staff decide a report: the reporter hears the outcome, the reported person the reasons and how to appeal. */
export async function resolveReport(ctx: Context, decision: ResolveReport): Promise<void> {
  const admin = ensure(ctx.viewer, 'handle reports');
  const { caseNumber, outcome, statement, reason } = decision;
  await ctx.write(async (unit) => {
    const report = await lockReport(unit.db, caseNumber);
    if (!report) throw new Refusal('not-found', 'There is no such case.');
    if (report.outcome !== null)
      throw new Refusal(
        'conflict',
        `This case was decided already: ${report.outcome}.`,
        {},
        {
          current: { status: report.outcome },
        },
      );
    await setOutcome(unit.db, { id: report.id, outcome, statement, by: admin.id, now: ctx.now() });
    if (outcome === 'removed') await removeTarget(ctx, unit, report);
    else if (report.took_down) await restoreTarget(ctx, unit, report);
    await unit.audit({
      action: 'resolve-report',
      objectKind: 'report',
      objectId: caseNumber,
      before: { outcome: null },
      after: { outcome },
      reason,
    });

    if (report.reporter_id !== null)
      await notify(ctx, unit, {
        accountId: report.reporter_id,
        kind: 'staff-decision',
        subject: caseNumber,
        link: '/notifications',
        words: { news: 'We have decided your report', title: caseNumber },
      });
    const reporter = await findReporter(unit.db, caseNumber);
    if (reporter) {
      const mail = reportOutcomeMail({ to: reporter, caseNumber, outcome, site: ctx.config });
      // What a visitor typed may be anybody's address.
      if (report.reporter_id === null) await mailSparingly(ctx, unit, 'report-outcome', mail);
      else await unit.enqueue(SEND_MAIL, mail);
    }
    const reported = await findReported(unit.db, caseNumber);
    if (reported && (outcome !== 'dismissed' || report.took_down)) {
      const standing = await standingAfter(unit.db, caseNumber, { outcome, now: ctx.now() });
      const mail = { to: reported, caseNumber, outcome, statement, standing, site: ctx.config };
      await unit.enqueue(SEND_MAIL, statementMail(mail));
      const words = { news: 'We have decided a report about you', title: caseNumber };
      const link = `/reports/${caseNumber}`;
      await notify(ctx, unit, {
        accountId: reported.id,
        kind: 'staff-decision',
        subject: caseNumber,
        link,
        words,
      });
    }
  });
}
