import type { Database } from '#platform/postgres/database.ts';
import { QUOTAS } from '#rules/limits.ts';
import type { CreateOrder } from '#rules/payments/order-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { formatMoney, type Money } from '#rules/money/money.ts';
import { toCharge } from '#rules/payments/charge.ts';
import { isFree, type Plan } from '#rules/payments/subscription.ts';
import { lockPerson } from '../../people/lock-person.ts';
import type { PaymentContext } from '../../context.ts';
import { ensurePlanFor } from '../plans/ensure-plan-for.ts';
import { findPlanPrices } from '../plans/plan-price-store.ts';
import { countOpenOrders, insertOrder } from './order-store.ts';

/** Somebody orders a plan. The price is ours, and so is the currency it is charged in; the provider is asked afterwards, by `openOrder`. */
export async function createOrder(ctx: PaymentContext, wanted: CreateOrder): Promise<{ orderId: string }> {
  const account = ensure(ctx.viewer, 'choose a plan');
  const plan = ensurePlanFor(account, wanted.plan);
  if (isFree(plan)) {
    const problem = `${plan.name} costs nothing: choose it, there is nothing to order.`;
    throw new Refusal('invalid', problem, { plan: [problem] });
  }
  const orderId = await ctx.write(async ({ db }) => {
    await ensureFewOpen(db, account.id);
    const { shown, charged } = toCharge((await findPlanPrices(db))[plan.type], wanted.currency);
    ensureAsShown(plan, shown, wanted.shownAmount);
    return insertOrder(db, {
      account_id: account.id,
      plan: plan.type,
      currency: charged.currency,
      amount: charged.amount,
      shown_currency: shown.currency,
      shown_amount: shown.amount,
      provider: ctx.payment.name,
      created_at: ctx.now(),
    });
  });
  return { orderId };
}

/** Whoever read another price is asked again: nobody pays a sum they have not seen. */
function ensureAsShown(plan: Plan, now: Money, amount: number | undefined): void {
  if (amount === undefined || amount === now.amount) return;
  throw new Refusal(
    'conflict',
    `The price has changed: ${plan.name} costs ${formatMoney(now)} now. Nothing was ordered. Look at it again, then order.`,
  );
}

async function ensureFewOpen(db: Database, accountId: string): Promise<void> {
  await lockPerson(db, accountId);
  if ((await countOpenOrders(db, accountId)) < QUOTAS.openOrders) return;
  throw new Refusal(
    'conflict',
    `You have ${QUOTAS.openOrders} orders that wait for payment. Pay one or cancel one, then order again.`,
  );
}
