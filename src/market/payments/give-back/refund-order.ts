import type { RefundOrder } from '#rules/payments/order-schema.ts';
import { ensureOrderMay } from '#rules/payments/order-state.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { PaymentContext } from '../../context.ts';
import { giveBack } from './give-back.ts';
import { orderView } from '../make-order-view.ts';
import { findOrder } from '../orders/order-store.ts';
import type { OrderView } from '../order-view.ts';

/** Staff give money of an order back: all of it, a part, or for the days that are left. Asked again, it goes back once. */
export async function refundOrder(
  ctx: PaymentContext,
  { orderId, ...wish }: RefundOrder,
): Promise<OrderView> {
  ensure(ctx.viewer, 'change subscriptions');
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw new Refusal('not-found', 'There is no such order.');
  if (order.state !== 'refunded') ensureOrderMay(order.state, 'refund');
  return orderView(await giveBack(ctx, order, wish));
}
