import type { OrderView, SubscriptionView } from '../order-view.ts';
import { ensureSignedIn } from '#rules/permissions.ts';
import type { Limits } from '#rules/payments/plan-limits.ts';
import type { Context } from '../../context.ts';
import { findPlan } from './find-plan.ts';
import { orderView, subscriptionView } from '../make-order-view.ts';
import { listOrders } from '../orders/order-store.ts';

type OwnSubscription = { subscription: SubscriptionView; limits: Limits; orders: OrderView[] };

/** One's own plan, what it allows, and the orders behind it. */
export async function showSubscription(ctx: Context): Promise<OwnSubscription> {
  const account = ensureSignedIn(ctx.viewer);
  const plan = await findPlan(ctx, account);
  const orders = await listOrders(ctx.db, account.id);
  return { subscription: subscriptionView(plan), limits: plan.limits, orders: orders.map(orderView) };
}
