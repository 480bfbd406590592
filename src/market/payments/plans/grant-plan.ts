import { ensure } from '#rules/permissions.ts';
import type { SubscriptionView } from '../order-view.ts';
import { Refusal } from '#rules/refusal.ts';
import type { GrantPlan } from '#rules/staff/staff-schema.ts';
import { isRunning, namePlan, planEnd } from '#rules/payments/subscription.ts';
import { findEndUser } from './find-end-user.ts';
import type { Context } from '../../context.ts';
import { ensurePlanFor } from './ensure-plan-for.ts';
import { findPlan } from './find-plan.ts';
import { subscriptionView } from '../make-order-view.ts';
import { findCurrentPeriod, insertGrant, type Period } from './subscription-store.ts';
import { tellWhoSwitched } from './tell-who-switched.ts';
import { tellDecision } from '../../statements/tell-decision.ts';
import { lockPerson } from '../../people/lock-person.ts';

/** Staff give somebody a plan, or without naming one the usual rights, from now on. */
export async function grantPlan(ctx: Context, grant: GrantPlan): Promise<SubscriptionView> {
  const admin = ensure(ctx.viewer, 'change subscriptions');
  const { userId, plan, message, reason } = grant;
  return ctx.write(async (unit) => {
    const account = await findEndUser(unit.db, userId);
    if (plan) ensurePlanFor(account, plan);
    await lockPerson(unit.db, account.id);
    const current = await findCurrentPeriod(unit.db, account.id);
    if (!plan && current && isRunning(current, ctx.now()))
      throw new Refusal(
        'conflict',
        `${account.username} already has a running plan.${await tellWhoSwitched(ctx, unit.db, account.id, 'on')} Say which one to give instead.`,
      );
    await insertGrant(unit.db, {
      accountId: account.id,
      plan: plan ?? 0,
      startsAt: ctx.now(),
      endsAt: chooseEnd(grant, current, ctx.now()),
      by: admin.id,
    });
    const after = subscriptionView(await findPlan(ctx, account, unit.db));
    await unit.audit({
      action: 'subscription.grant',
      objectKind: 'subscription',
      objectId: account.id,
      before: current && { plan: current.plan, endsAt: current.endsAt, isSwitchedOff: current.isSwitchedOff },
      after: { plan: after.subscriptionType, endsAt: after.endsAt, isSwitchedOff: false },
      reason,
    });
    const subject = namePlan(plan ?? 0);
    await tellDecision(ctx, unit, { accountId: account.id, act: 'plan-given', subject, message });
    return after;
  });
}

/** To the end of the last day; left out, as long as somebody who buys the plan would have it. */
function chooseEnd({ plan, until }: GrantPlan, current: Period | null, now: Date): Date | null {
  if (until === undefined) return plan ? planEnd(plan, current, now) : null;
  const end = new Date(`${until}T23:59:59.999Z`);
  if (end > now) return end;
  throw new Refusal('invalid', 'Please check what you entered.', { until: ['Choose a day in the future.'] });
}
