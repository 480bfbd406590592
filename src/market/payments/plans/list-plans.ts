import type { PlanView } from '../order-view.ts';
import { PLAN_TYPES, PLANS } from '#rules/payments/subscription.ts';
import type { Context } from '../../context.ts';
import { findPlanPrices } from './plan-price-store.ts';

/** All plans with what they cost now, for everybody. */
export async function listPlans(ctx: Context): Promise<PlanView[]> {
  const prices = await ctx.cached('plan prices', ({ db }) => findPlanPrices(db));
  return PLAN_TYPES.map((type) => {
    const { name, takenBy, days, gives } = PLANS[type];
    return { type, name, takenBy, prices: prices[type], days, gives: [...gives] };
  });
}
