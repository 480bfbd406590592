import { isOpenOrder, ORDER_OPEN_HOURS } from '#rules/payments/order-state.ts';
import type { PaymentContext } from '../../context.ts';
import { findOrder, type Order, stepOrder } from '../orders/order-store.ts';
import { settleOrder } from './settle-order.ts';
import { takePayment } from './take-payment.ts';
import { HOUR_MS } from '#rules/time.ts';

/**
 * Brings an order on without its payer: takes what was approved, learns what was taken, ends what nobody approved.
 * May be asked any number of times.
 */
export async function resumeOrder(ctx: PaymentContext, orderId: string): Promise<void> {
  const order = await findOrder(ctx.db, orderId);
  if (!order || !isOpenOrder(order.state)) return;
  const after = await takePayment(ctx, order);
  if (isOpenOrder(after.state) && isTooOld(ctx, after)) await endTooOld(ctx, after);
}

const isTooOld = (ctx: PaymentContext, order: Order) =>
  order.created_at.getTime() + ORDER_OPEN_HOURS * HOUR_MS <= ctx.now().getTime();

async function endTooOld(ctx: PaymentContext, order: Order): Promise<void> {
  if (order.state !== 'capturing') {
    await ctx.write(({ db }) => stepOrder(db, order.id, 'cancel', ctx.now(), { failure: 'too old' }));
    return;
  }
  // The bank may still be thinking; only what the provider itself has never begun is given up.
  const told = await ctx.payment.readOrder(order.provider_order_id ?? '');
  const isOver = told.state === 'created' || told.state === 'missing';
  await settleOrder(ctx, order, isOver ? { ...told, state: 'missing' } : told);
}
