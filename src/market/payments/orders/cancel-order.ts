import { ensureOrderMay, orderConflict } from '#rules/payments/order-state.ts';
import type { NamedOrder } from '#rules/payments/order-schema.ts';
import type { OrderView } from '../order-view.ts';
import type { Context } from '../../context.ts';
import { findOwnOrder } from './find-own-order.ts';
import { orderView } from '../make-order-view.ts';
import { stepOrder } from './order-store.ts';

/** The payer changed their mind before any money moved. Asked again, the same answer. */
export async function cancelOrder(ctx: Context, { orderId }: NamedOrder): Promise<OrderView> {
  const order = await findOwnOrder(ctx, orderId);
  if (order.state === 'cancelled') return orderView(order);
  ensureOrderMay(order.state, 'cancel');
  const facts = { failure: 'cancelled by the payer' };
  await ctx.write(({ db }) => stepOrder(db, order.id, 'cancel', ctx.now(), facts));
  const after = await findOwnOrder(ctx, orderId);
  // Between the look and the step somebody may have begun to take the money.
  if (after.state !== 'cancelled') throw orderConflict(after.state);
  return orderView(after);
}
