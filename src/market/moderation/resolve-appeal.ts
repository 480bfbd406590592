import type { ResolveAppeal } from '#rules/moderation/decision-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { restoreTarget } from './carry-out.ts';
import { findAppealDecider, lockReport, setAppealOutcome } from './decision-store.ts';
import { ensureOtherDecider } from './ensure-other-decider.ts';
import { appealOutcomeMail } from '../reports/report-mails.ts';
import { findReported } from '../reports/find-reported.ts';
import { standingAfter } from './standing.ts';
import { notify } from '../notifications/notify.ts';
import { SEND_MAIL } from '../mails/send-mail.ts';

/** Staff look again: the decision stands, or what was taken is given back. */
export async function resolveAppeal(
  ctx: Context,
  { caseNumber, outcome, answer }: ResolveAppeal,
): Promise<void> {
  const admin = ensure(ctx.viewer, 'handle reports');
  await ctx.write(async (unit) => {
    const report = await lockReport(unit.db, caseNumber);
    if (!report || report.appealed_at === null)
      throw new Refusal('not-found', 'There is no appeal in this case.');
    if (report.appeal_outcome !== null) {
      const who = (await findAppealDecider(unit.db, caseNumber)) ?? 'Somebody';
      throw new Refusal('conflict', `${who} has decided this appeal already: ${report.appeal_outcome}.`);
    }
    const isSamePerson = await ensureOtherDecider(unit.db, report, admin.id);
    await setAppealOutcome(unit.db, { id: report.id, outcome, answer, by: admin.id, now: ctx.now() });
    const isGivenBack = outcome === 'reversed' && report.outcome === 'removed';
    if (isGivenBack) await restoreTarget(ctx, unit, report);
    await unit.audit({
      action: 'resolve-appeal',
      objectKind: 'report',
      objectId: caseNumber,
      before: { outcome: null },
      after: { outcome, isSamePerson },
      reason: answer.slice(0, 2000),
    });
    const reported = await findReported(unit.db, caseNumber);
    const standing = isGivenBack ? await standingAfter(unit.db, caseNumber, { outcome, now: ctx.now() }) : '';
    const words = { news: 'We have decided your appeal', title: caseNumber };
    const link = `/reports/${caseNumber}`;
    if (reported)
      await notify(ctx, unit, {
        accountId: reported.id,
        kind: 'staff-decision',
        subject: caseNumber,
        link,
        words,
      });
    if (reported)
      await unit.enqueue(
        SEND_MAIL,
        appealOutcomeMail({
          to: reported,
          caseNumber,
          outcome,
          answer,
          standing,
          isSamePerson,
          site: ctx.config,
        }),
      );
  });
}
