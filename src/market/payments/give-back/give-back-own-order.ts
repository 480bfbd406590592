import { ensureOwnGiveBack } from '#rules/payments/give-back.ts';
import type { GiveBackOrder } from '#rules/payments/order-schema.ts';
import { ensureOrderMay } from '#rules/payments/order-state.ts';
import type { PaymentContext } from '../../context.ts';
import { orderView } from '../make-order-view.ts';
import { findOwnOrder } from '../orders/find-own-order.ts';
import type { OrderView } from '../order-view.ts';
import { giveBack } from './give-back.ts';
import { findBoughtDays } from './take-back-days.ts';

/** Somebody changes their mind within 14 days: the money for the days that are left goes back, and the plan ends. */
export async function giveBackOwnOrder(
  ctx: PaymentContext,
  { orderId, sum }: GiveBackOrder,
): Promise<OrderView> {
  const order = await findOwnOrder(ctx, orderId);
  if (order.state === 'refunded') return orderView(order);
  ensureOrderMay(order.state, 'refund');
  const capturedAt = order.captured_at ?? order.created_at;
  const isSwitchedOff = (await findBoughtDays(ctx.db, order)) === undefined;
  ensureOwnGiveBack({ capturedAt, isSwitchedOff }, ctx.now());
  return orderView(await giveBack(ctx, order, { how: 'days', sum, reason: null }));
}
