import type { PlanView } from '../order-view.ts';
import { PLAN_TYPES, PLANS } from '#rules/payments/subscription.ts';
import type { Context } from '../../context.ts';

/** All plans with their prices, for everybody. */
export async function listPlans(_ctx: Context): Promise<PlanView[]> {
  return PLAN_TYPES.map((type) => {
    const { name, takenBy, prices, days, gives } = PLANS[type];
    return { type, name, takenBy, prices, days, gives: [...gives] };
  });
}
