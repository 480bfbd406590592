import { ensureSignedIn } from '#rules/permissions.ts';
import type { Context } from '../context.ts';

const PURPOSE = 'appeal';

/** Where somebody reads what was decided about them, and appeals: who has this address need not sign in. */
export const toDecisionPath = ({ secrets }: Pick<Context, 'secrets'>, caseNumber: string): string =>
  `/reports/${caseNumber}/${secrets.sign(PURPOSE, caseNumber)}`;

/** Whether a decision about this person is for whoever asks: they are signed in as them, or have the link. */
export function isForReader(
  ctx: Context,
  { caseNumber, key }: { caseNumber: string; key?: string | undefined },
  reportedId: string | undefined,
): boolean {
  if (key !== undefined) return reportedId !== undefined && ctx.secrets.isSigned(PURPOSE, caseNumber, key);
  return ensureSignedIn(ctx.viewer).id === reportedId;
}
