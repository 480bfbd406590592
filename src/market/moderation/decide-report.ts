import type { ResolveReport } from '#rules/moderation/decision-schema.ts';
import type { Account } from '#rules/accounts/account.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { mailSparingly } from '../mails/mail-sparingly.ts';
import { removeTarget, restoreTarget } from './carry-out.ts';
import { findDecider, findReporter, type LockedReport, lockReport, setOutcome } from './decision-store.ts';
import { reportOutcomeMail, statementMail } from '../reports/report-mails.ts';
import { toDecisionPath } from '../reports/decision-link.ts';
import { findReported } from '../reports/find-reported.ts';
import { standingAfter } from './standing.ts';
import { notify } from '../notifications/notify.ts';
import { SEND_MAIL } from '../mails/send-mail.ts';

/** Decides a report: the reporter hears the outcome, the reported person the reasons and how to appeal. */
export async function decideReport(
  ctx: Context,
  unit: Unit,
  decider: Account,
  { caseNumber, outcome, statement, reason }: ResolveReport,
): Promise<void> {
  const report = await lockReport(unit.db, caseNumber);
  if (!report) throw new Refusal('not-found', 'There is no such case.');
  if (report.outcome !== null) {
    const who = (await findDecider(unit.db, caseNumber)) ?? 'Somebody';
    throw new Refusal(
      'conflict',
      `${who} has decided this case already: ${report.outcome}.`,
      {},
      { current: { status: report.outcome } },
    );
  }
  await setOutcome(unit.db, { id: report.id, outcome, statement, by: decider.id, now: ctx.now() });
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
  await tellReporter(ctx, unit, report, outcome);
  await tellReported(ctx, unit, report, { outcome, statement });
}

type DecidedReport = Pick<LockedReport, 'case_number' | 'reporter_id' | 'took_down' | 'wanted_id'>;

async function tellReporter(
  ctx: Context,
  unit: Unit,
  { case_number: caseNumber, reporter_id: reporterId }: DecidedReport,
  outcome: ResolveReport['outcome'],
): Promise<void> {
  if (reporterId !== null)
    await notify(ctx, unit, {
      accountId: reporterId,
      kind: 'staff-decision',
      subject: caseNumber,
      link: '/notifications',
      words: { news: 'We have decided your report', title: caseNumber },
    });
  const reporter = await findReporter(unit.db, caseNumber);
  if (reporter) {
    const mail = reportOutcomeMail({ to: reporter, caseNumber, outcome, site: ctx.config });
    // What a visitor typed may be anybody's address.
    if (reporterId === null) await mailSparingly(ctx, unit, 'report-outcome', mail);
    else await unit.enqueue(SEND_MAIL, mail);
  }
}

async function tellReported(
  ctx: Context,
  unit: Unit,
  { case_number: caseNumber, took_down: tookDown, wanted_id: wantedId }: DecidedReport,
  { outcome, statement }: Pick<ResolveReport, 'outcome' | 'statement'>,
): Promise<void> {
  const reported = await findReported(unit.db, caseNumber);
  if (reported && (outcome !== 'dismissed' || tookDown)) {
    const standing = await standingAfter(unit.db, caseNumber, { outcome, now: ctx.now() });
    const path = toDecisionPath(ctx, caseNumber);
    const thing = wantedId === null ? ('ad' as const) : ('request' as const);
    const mail = { to: reported, caseNumber, thing, outcome, statement, standing, path, site: ctx.config };
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
}
