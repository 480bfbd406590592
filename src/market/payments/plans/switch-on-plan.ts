import { ensure } from '#rules/permissions.ts';
import type { SubscriptionView } from '../order-view.ts';
import { Refusal } from '#rules/refusal.ts';
import type { DecideOnUser } from '#rules/staff/staff-schema.ts';
import { namePlan } from '#rules/payments/subscription.ts';
import { findEndUser } from './find-end-user.ts';
import type { Context } from '../../context.ts';
import { findPlan } from './find-plan.ts';
import { subscriptionView } from '../make-order-view.ts';
import { findCurrentPeriod, switchOn } from './subscription-store.ts';
import { tellWhoSwitched } from './tell-who-switched.ts';
import { tellDecision } from '../../statements/tell-decision.ts';
import { lockPerson } from '../../people/lock-person.ts';

/** Staff switch on again what was switched off; the days it had are the days it has. */
export async function switchOnPlan(
  ctx: Context,
  { userId, message, reason }: DecideOnUser,
): Promise<SubscriptionView> {
  ensure(ctx.viewer, 'change subscriptions');
  return ctx.write(async (unit) => {
    const account = await findEndUser(unit.db, userId);
    await lockPerson(unit.db, account.id);
    const current = await findCurrentPeriod(unit.db, account.id);
    if (!current?.isSwitchedOff)
      throw new Refusal(
        'conflict',
        `No plan of ${account.username} is switched off.${await tellWhoSwitched(ctx, unit.db, account.id, 'on')}`,
      );
    await switchOn(unit.db, current.id);
    const seen = { plan: current.plan, endsAt: current.endsAt };
    await unit.audit({
      action: 'subscription.on',
      objectKind: 'subscription',
      objectId: account.id,
      before: { ...seen, isSwitchedOff: true },
      after: { ...seen, isSwitchedOff: false },
      reason,
    });
    const subject = namePlan(current.plan);
    await tellDecision(ctx, unit, { accountId: account.id, act: 'plan-on', subject, message });
    return subscriptionView(await findPlan(ctx, account, unit.db));
  });
}
