import { PLANS } from '#rules/payments/subscription.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import type { PlanPriceView } from '../order-view.ts';
import { findSetPrices } from './plan-price-store.ts';

/** What the plans cost now, for whoever sets it. */
export async function listPlanPrices(ctx: Context): Promise<PlanPriceView[]> {
  ensureMayLook(ctx.viewer, 'set plan prices');
  const set = await findSetPrices(ctx.db);
  return set.map(({ plan, prices, version }) => ({
    plan,
    name: PLANS[plan].name,
    days: PLANS[plan].days,
    prices,
    version,
  }));
}
