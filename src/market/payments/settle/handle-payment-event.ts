import { isOpenOrder } from '#rules/payments/order-state.ts';
import type { PaymentContext } from '../../context.ts';
import { findOrder, type Order } from '../orders/order-store.ts';
import { findEvent, setHandled } from './payment-event-store.ts';
import { settleOrder } from './settle-order.ts';
import { RESUME_ORDER } from './settle-jobs.ts';

/** The payer usually comes back by themselves; whoever does not is served after this long. */
const AFTER_APPROVAL_MS = 60_000;

/**
 * Looks into a notification. It is only a hint: what counts is what the provider says when asked now, so late,
 * double and out of order make no difference.
 */
export async function handlePaymentEvent(ctx: PaymentContext, eventId: string): Promise<void> {
  const event = await findEvent(ctx.db, eventId);
  if (!event || event.handled_at !== null) return;
  const order = event.order_id === null ? undefined : await findOrder(ctx.db, event.order_id);
  const outcome = order ? await lookInto(ctx, order, event.kind) : 'not one of our orders';
  await ctx.write(({ db }) => setHandled(db, event.id, outcome, ctx.now()));
}

async function lookInto(ctx: PaymentContext, order: Order, kind: string): Promise<string> {
  if (kind === 'CHECKOUT.ORDER.APPROVED' && isOpenOrder(order.state)) {
    const at = new Date(ctx.now().getTime() + AFTER_APPROVAL_MS);
    await ctx.write((unit) => unit.enqueue(RESUME_ORDER, { orderId: order.id }, at));
    return 'waiting for the payer';
  }
  const told = await ctx.payment.readOrder(order.provider_order_id ?? '');
  const after = await settleOrder(ctx, order, told);
  if (kind === 'PAYMENT.CAPTURE.REFUNDED' && after.state === 'captured')
    return 'a part of the money went back: it is in the ledger, and the plan goes on';
  return after.state === order.state ? `already ${order.state}` : `${order.state} to ${after.state}`;
}
