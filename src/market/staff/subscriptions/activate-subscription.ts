import { ensure } from '#rules/permissions.ts';
import type { SubscriptionView } from '../../payments/order-view.ts';
import { isRefusal } from '#rules/refusal.ts';
import type { GrantPlan } from '#rules/staff/staff-schema.ts';
import type { Context } from '../../context.ts';
import { grantPlan } from '../../payments/plans/grant-plan.ts';
import { switchOnPlan } from '../../payments/plans/switch-on-plan.ts';

/** A plan that is named is given; without one, what was switched off is switched on, or the usual rights are given. */
export async function activateSubscription(ctx: Context, grant: GrantPlan): Promise<SubscriptionView> {
  ensure(ctx.viewer, 'change subscriptions');
  const { userId, plan, until, message, reason } = grant;
  if (plan !== undefined || until !== undefined) return grantPlan(ctx, grant);
  try {
    return await switchOnPlan(ctx, { userId, message, reason });
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'conflict') throw error;
    return grantPlan(ctx, grant);
  }
}
