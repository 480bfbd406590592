import { randomUUID } from 'node:crypto';
import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import { ensureOrderMay } from '#rules/payments/order-state.ts';
import type { RefundOrder } from '#rules/payments/order-schema.ts';
import type { OrderView } from '../order-view.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { PaymentContext } from '../../context.ts';
import { orderView } from '../make-order-view.ts';
import { claimRefund, findOrder, type Order } from '../orders/order-store.ts';
import { sumPartRefunds } from './part-refund-store.ts';
import { providerAway } from '../orders/provider-away.ts';
import { markRefunded } from './settle-order.ts';

/** Staff give the money of an order back, and the plan it bought ends. Asked again, it goes back once. */
export async function refundOrder(ctx: PaymentContext, { orderId, reason }: RefundOrder): Promise<OrderView> {
  ensure(ctx.viewer, 'change subscriptions');
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw new Refusal('not-found', 'There is no such order.');
  if (order.state === 'refunded') return orderView(order);
  ensureOrderMay(order.state, 'refund');
  const attemptId = await begin(ctx, order, reason);
  if (attemptId !== undefined) await markRefunded(ctx, order, await giveBack(ctx, order, attemptId));
  return orderView((await findOrder(ctx.db, orderId)) ?? order);
}

/** The intention and its reason are stored before the provider is asked. */
function begin(ctx: PaymentContext, order: Order, reason: string): Promise<string | undefined> {
  return ctx.write(async (unit) => {
    const attemptId = await claimRefund(unit.db, order.id, randomUUID());
    await unit.audit({
      action: 'refund order',
      objectKind: 'order',
      objectId: order.id,
      before: { state: order.state },
      after: { state: 'refunded' },
      reason,
    });
    return attemptId;
  });
}

async function giveBack(ctx: PaymentContext, order: Order, attemptId: string): Promise<string> {
  try {
    // What went back in parts before is not given back again.
    const amount = order.amount - (await sumPartRefunds(ctx.db, order.id));
    const rest = { amount, currency: order.currency };
    const { refundId } = await ctx.payment.refund(order.provider_capture_id ?? '', rest, attemptId);
    return refundId;
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    ctx.log.error({ err: error, orderId: order.id }, 'a refund did not succeed');
    if (error.kind === 'unknown') throw providerAway();
    throw new Refusal('conflict', 'The payment provider refused the refund. Look at the order there.');
  }
}
