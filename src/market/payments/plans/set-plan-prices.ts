import type { SetPlanPrices } from '#rules/payments/plan-price-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import type { PlanPriceView } from '../order-view.ts';
import { listPlanPrices } from './list-plan-prices.ts';
import { insertOrSetPlanPrices, lockPlanPrices } from './plan-price-store.ts';

/** Staff set what a plan costs from now on. Who has ordered it already pays what they were told. */
export async function setPlanPrices(
  ctx: Context,
  { plan, version, reason, ...prices }: SetPlanPrices,
): Promise<PlanPriceView[]> {
  const admin = ensure(ctx.viewer, 'set plan prices');
  await ctx.write(async (unit) => {
    const before = await lockPlanPrices(unit.db, plan);
    const isFirst =
      before.version === version &&
      (await insertOrSetPlanPrices(unit.db, { plan, prices, version }, { by: admin.id, now: ctx.now() }));
    if (!isFirst)
      throw new Refusal(
        'conflict',
        `Meanwhile ${before.by ?? 'somebody'} set other prices for this plan. Nothing of yours was saved: read them, then save again.`,
        {},
        { current: { version: before.version } },
      );
    const audited = { action: 'plan-prices.set', objectKind: 'plan', objectId: String(plan) };
    await unit.audit({ ...audited, before: before.prices, after: prices, reason });
  });
  return listPlanPrices(ctx);
}
