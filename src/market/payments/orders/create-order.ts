import type { Database } from '#platform/postgres/database.ts';
import { QUOTAS } from '#rules/limits.ts';
import type { CreateOrder } from '#rules/payments/order-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { isFree } from '#rules/payments/subscription.ts';
import { lockPerson } from '../../people/lock-person.ts';
import type { PaymentContext } from '../../context.ts';
import { ensurePlanFor } from '../plans/ensure-plan-for.ts';
import { countOpenOrders, insertOrder } from './order-store.ts';

/** Somebody orders a plan. The price is ours; the provider is asked afterwards, by `openOrder`. */
export async function createOrder(ctx: PaymentContext, wanted: CreateOrder): Promise<{ orderId: string }> {
  const account = ensure(ctx.viewer, 'choose a plan');
  const plan = ensurePlanFor(account, wanted.plan);
  if (isFree(plan)) {
    const problem = `${plan.name} costs nothing: choose it, there is nothing to order.`;
    throw new Refusal('invalid', problem, { plan: [problem] });
  }
  const orderId = await ctx.write(async ({ db }) => {
    await ensureFewOpen(db, account.id);
    return insertOrder(db, {
      account_id: account.id,
      plan: plan.type,
      currency: wanted.currency,
      amount: plan.prices[wanted.currency],
      provider: ctx.payment.name,
      created_at: ctx.now(),
    });
  });
  return { orderId };
}

async function ensureFewOpen(db: Database, accountId: string): Promise<void> {
  await lockPerson(db, accountId);
  if ((await countOpenOrders(db, accountId)) < QUOTAS.openOrders) return;
  throw new Refusal(
    'conflict',
    `You have ${QUOTAS.openOrders} orders that wait for payment. Pay one or cancel one, then order again.`,
  );
}
