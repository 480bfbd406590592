import type { Account } from '#rules/accounts/account.ts';
import type { ResolveReport } from '#rules/moderation/decision-schema.ts';
import { ensure } from '#rules/permissions.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../context.ts';
import { findReported } from '../reports/find-reported.ts';
import { openCase } from '../reports/open-case.ts';
import { decideReport } from './decide-report.ts';
import { lockReport } from './decision-store.ts';

/**
 * Staff decide a report, once. Whoever is suspended beside what they wrote or posted gets a case of their own for it, with
 * our reasons and the way to appeal.
 */
export async function resolveReport(ctx: Context, decision: ResolveReport): Promise<void> {
  const decider = ensure(ctx.viewer, 'handle reports');
  await ctx.write(async (unit) => {
    await decideReport(ctx, unit, decider, decision);
    if (decision.also === 'suspend') await suspendBeside(ctx, unit, decider, decision);
  });
}

async function suspendBeside(
  ctx: Context,
  unit: Unit,
  decider: Account,
  { caseNumber: beside, statement, reason }: ResolveReport,
): Promise<void> {
  const report = await lockReport(unit.db, beside);
  const person = await findReported(unit.db, beside);
  // A report about a person that is not dismissed has its own answer.
  if (!report || !person || report.account_id !== null) return;
  const target = { kind: 'user', id: person.id } as const;
  const text = `Beside what was decided in case ${beside}.`;
  const caseNumber = await openCase(ctx, unit.db, { target, reason: report.reason, text });
  await decideReport(ctx, unit, decider, { caseNumber, outcome: 'removed', statement, reason });
}
