import type { ChoosePlan } from '#rules/payments/order-schema.ts';
import type { SubscriptionView } from '../order-view.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { isFree, isRunning, PLANS } from '#rules/payments/subscription.ts';
import type { Context } from '../../context.ts';
import { ensurePlanFor } from './ensure-plan-for.ts';
import { findPlan } from './find-plan.ts';
import { subscriptionView } from '../make-order-view.ts';
import { findCurrentPeriod, insertPeriod } from './subscription-store.ts';
import { lockPerson } from '../../people/lock-person.ts';

/** Somebody takes a plan that costs nothing. A plan that was paid for is not thrown away for it. */
export async function chooseFreePlan(ctx: Context, { plan: type }: ChoosePlan): Promise<SubscriptionView> {
  const account = ensure(ctx.viewer, 'choose a plan');
  const plan = ensurePlanFor(account, type);
  if (!isFree(plan)) {
    const problem = `${plan.name} is not free: order it.`;
    throw new Refusal('invalid', problem, { plan: [problem] });
  }
  const now = ctx.now();
  return ctx.write(async ({ db }) => {
    await lockPerson(db, account.id);
    const current = await findCurrentPeriod(db, account.id);
    const runs = current !== null && isRunning(current, now);
    if (current?.isSwitchedOff)
      throw new Refusal('not-allowed', 'Our staff switched your plan off. Please write to support.');
    if (runs && current.plan !== type)
      throw new Refusal('conflict', `Your plan ${namePlan(current.plan)} is still running.`);
    if (!runs)
      await insertPeriod(db, {
        accountId: account.id,
        plan: type,
        startsAt: now,
        endsAt: null,
        orderId: null,
      });
    return subscriptionView(await findPlan(ctx, account, db));
  });
}

const namePlan = (plan: keyof typeof PLANS | 0) => (plan === 0 ? 'from our staff' : PLANS[plan].name);
