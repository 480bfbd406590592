import type { CreateOrder } from '#rules/order.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { isFree } from '#rules/subscription.ts';
import type { Context } from '../context.ts';
import { ensurePlanFor } from './ensure-plan-for.ts';
import { insertOrder } from './order-store.ts';

/** Somebody orders a plan. The price is ours; the provider is asked afterwards, by `openOrder`. */
export async function createOrder(ctx: Context, wanted: CreateOrder): Promise<{ orderId: string }> {
  const account = ensure(ctx.viewer, 'choose a plan');
  const plan = ensurePlanFor(account, wanted.plan);
  if (isFree(plan)) {
    const problem = `${plan.name} costs nothing: choose it, there is nothing to order.`;
    throw new Refusal('invalid', problem, { plan: [problem] });
  }
  const orderId = await ctx.write(({ db }) =>
    insertOrder(db, {
      account_id: account.id,
      plan: plan.type,
      currency: wanted.currency,
      amount: plan.prices[wanted.currency],
      provider: ctx.payment.name,
      created_at: ctx.now(),
    }),
  );
  return { orderId };
}
