import { ensure } from '#rules/permissions.ts';
import type { SubscriptionView } from '../order-view.ts';
import { Refusal } from '#rules/refusal.ts';
import type { DecideOnUser } from '#rules/staff/staff-schema.ts';
import { isRunning, namePlan } from '#rules/payments/subscription.ts';
import { findEndUser } from './find-end-user.ts';
import type { Context } from '../../context.ts';
import { findPlan } from './find-plan.ts';
import { subscriptionView } from '../make-order-view.ts';
import { findCurrentPeriod, switchOff } from './subscription-store.ts';
import { tellWhoSwitched } from './tell-who-switched.ts';
import { tellDecision } from '../../statements/tell-decision.ts';
import { lockPerson } from '../../people/lock-person.ts';

/** Staff end somebody's plan before its time. No money moves: a refund is another decision. */
export async function switchOffPlan(
  ctx: Context,
  { userId, message, reason }: DecideOnUser,
): Promise<SubscriptionView> {
  const admin = ensure(ctx.viewer, 'change subscriptions');
  return ctx.write(async (unit) => {
    const account = await findEndUser(unit.db, userId);
    await lockPerson(unit.db, account.id);
    const current = await findCurrentPeriod(unit.db, account.id);
    if (!current || !isRunning(current, ctx.now()))
      throw new Refusal(
        'conflict',
        `${account.username} has no running plan.${await tellWhoSwitched(ctx, unit.db, account.id, 'off')}`,
      );
    await switchOff(unit.db, current.id, { by: admin.id, now: ctx.now() });
    await unit.audit({
      action: 'subscription.off',
      objectKind: 'subscription',
      objectId: account.id,
      before: { plan: current.plan, endsAt: current.endsAt, isSwitchedOff: false },
      after: { plan: current.plan, endsAt: current.endsAt, isSwitchedOff: true },
      reason,
    });
    const subject = namePlan(current.plan);
    await tellDecision(ctx, unit, { accountId: account.id, act: 'plan-off', subject, message });
    return subscriptionView(await findPlan(ctx, account, unit.db));
  });
}
