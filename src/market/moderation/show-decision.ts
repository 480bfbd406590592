import { isCaseNumber } from '#rules/help/case-words.ts';
import { isOpenToAppeal } from '#rules/moderation/report-words.ts';
import type { Decision } from './decision-view.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { findDecision } from './decision-store.ts';
import { isForReader } from '../reports/decision-link.ts';
import { findReported } from '../reports/find-reported.ts';

/** What was decided about somebody, why, and how their appeal stands; for nobody else's eyes. */
export async function showDecision(ctx: Context, caseNumber: string, key?: string): Promise<Decision> {
  const found = isCaseNumber(caseNumber) ? await findDecision(ctx.db, caseNumber) : undefined;
  const reported = found && (await findReported(ctx.db, caseNumber));
  // An open case is told only to whom we told it already, because their ad was taken down at once.
  const isTheirs = isForReader(ctx, { caseNumber, key }, reported?.id);
  const isTold = found && (found.outcome !== null || found.took_down);
  if (!isTold || !isTheirs)
    throw new Refusal('not-found', 'There is no decision with this case number that concerns you.');
  const decision = {
    caseNumber: found.case_number,
    outcome: found.outcome,
    statement: found.statement,
    decidedAt: found.decided_at?.toISOString() ?? null,
    appeal: found.appeal_text,
    appealOutcome: found.appeal_outcome,
    appealAnswer: found.appeal_answer,
    appealBySamePerson: found.appeal_by_same,
  };
  return { ...decision, canAppeal: isOpenToAppeal(decision) };
}
