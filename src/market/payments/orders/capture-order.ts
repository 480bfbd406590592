import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import { canOrder, orderConflict, type OrderState } from '#rules/payments/order-state.ts';
import type { NamedOrder } from '#rules/payments/order-schema.ts';
import type { SubscriptionView } from '../order-view.ts';
import { ensureSignedIn } from '#rules/permissions.ts';
import type { PaymentContext } from '../../context.ts';
import { findOwnOrder } from './find-own-order.ts';
import { findPlan } from '../plans/find-plan.ts';
import { subscriptionView } from '../make-order-view.ts';
import { findOrder, type Order } from './order-store.ts';
import { providerAway } from './provider-away.ts';
import { takePayment } from '../settle/take-payment.ts';

const LOOK_EVERY_MS = 150;
const MAX_LOOKS = 20;

/** The payer is back from the provider: takes the money and starts the plan. Asked again, the same answer. */
export async function captureOrder(
  ctx: PaymentContext,
  { orderId }: NamedOrder,
): Promise<{ state: OrderState; subscription: SubscriptionView }> {
  const account = ensureSignedIn(ctx.viewer);
  const order = await findOwnOrder(ctx, orderId);
  if (order.state === 'failed' || order.state === 'cancelled') throw orderConflict(order.state);
  const after = await waitForOthers(ctx, order, await take(ctx, order));
  // Still where a capture could only begin: the payer has not agreed yet.
  if (canOrder(after.state, 'begin-capture')) {
    ctx.log.warn({ orderId }, 'a capture before the approval was refused');
    throw orderConflict(after.state);
  }
  return { state: after.state, subscription: subscriptionView(await findPlan(ctx, account)) };
}

async function take(ctx: PaymentContext, order: Order): Promise<Order> {
  try {
    return await takePayment(ctx, order);
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    ctx.log.warn({ err: error, orderId: order.id }, 'the payment provider could not be asked');
    if (order.state === 'capturing') return order;
    throw providerAway();
  }
}

/** Somebody else (a second tab, the provider's own message) may just be at it: a moment's patience. */
async function waitForOthers(ctx: PaymentContext, before: Order, after: Order): Promise<Order> {
  if (before.state === 'capturing') return after;
  let order = after;
  for (let looks = 0; order.state === 'capturing' && looks < MAX_LOOKS; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    order = (await findOrder(ctx.db, order.id)) ?? order;
  }
  return order;
}
