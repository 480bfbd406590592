import type { ResolveAppeal } from '#rules/moderation.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { restoreTarget } from './carry-out.ts';
import { lockReport, setAppealOutcome } from './decision-store.ts';
import { ensureOtherAdmin } from './ensure-other-admin.ts';
import { appealOutcomeMail } from './report-mails.ts';
import { findReported } from './report-store.ts';

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
    if (report.appeal_outcome !== null) throw new Refusal('conflict', 'This appeal was decided already.');
    const isSamePerson = await ensureOtherAdmin(unit.db, report, admin.id);
    await setAppealOutcome(unit.db, { id: report.id, outcome, answer, by: admin.id, now: ctx.now() });
    if (outcome === 'reversed' && report.outcome === 'removed')
      await restoreTarget(unit.db, report, ctx.now());
    await unit.audit({
      action: 'resolve-appeal',
      objectKind: 'report',
      objectId: caseNumber,
      before: { outcome: null },
      after: { outcome, isSamePerson },
      reason: answer.slice(0, 2000),
    });
    const reported = await findReported(unit.db, caseNumber);
    if (reported)
      await unit.enqueue(
        'send-mail',
        appealOutcomeMail({
          to: reported.email,
          caseNumber,
          outcome,
          answer,
          isSamePerson,
          site: ctx.config,
        }),
      );
  });
}
