import type { ResolveHeld } from '#rules/moderation/decision-schema.ts';
import { tellOr } from '#rules/moderation/decision-texts.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { settleHeldMessage } from '../messages/held/settle-held-message.ts';
import { openCase } from '../reports/open-case.ts';
import { decideReport } from './decide-report.ts';

/**
 * Staff let a held message through, masked and explained, or keep it back and tell its sender why. Whoever is warned or
 * suspended for it beside gets a case of their own, with our reasons and the way to appeal.
 */
export async function resolveHeldMessage(
  ctx: Context,
  { messageId, decision, also, message, reason }: ResolveHeld,
): Promise<void> {
  const decider = ensure(ctx.viewer, 'handle held messages');
  const told = decision === 'refused' ? tellOr('keep-back', message) : null;
  await ctx.write(async (unit) => {
    const isByMail = also === undefined;
    const settled = { messageId, decision, told, isByMail, reason, by: decider.id };
    const { senderId, signals } = await settleHeldMessage(ctx, unit, settled);
    if (also === undefined || told === null) return;
    const target =
      also === 'suspend'
        ? ({ kind: 'user', id: senderId } as const)
        : ({ kind: 'message', id: messageId } as const);
    const text = `A message that we held: ${signals.join(', ') || 'by a look at it'}.`;
    const caseNumber = await openCase(ctx, unit.db, { target, reason: 'other', text });
    const outcome = also === 'suspend' ? 'removed' : 'warned';
    await decideReport(ctx, unit, decider, { caseNumber, outcome, statement: told, reason });
  });
}
