import type { Context } from '../context.ts';
import { differenceOf } from './difference-of.ts';
import { listNeglectedOrders, listUncomparedOrders, type Order, setReconciled } from './order-store.ts';
import { resumeOrder } from './resume-order.ts';
import { settleOrder } from './settle-order.ts';

const AT_ONCE = 200;
/** Time for the payer to come back by themselves. */
const PATIENCE_MS = 60_000;

/** Holds our orders against the provider's: open ones are brought to an end, paid ones compared to the penny. */
export async function reconcileOrders(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - PATIENCE_MS);
  for (const order of await listNeglectedOrders(ctx.db, before, AT_ONCE))
    await lookAfter(ctx, order, () => resumeOrder(ctx, order.id));
  for (const order of await listUncomparedOrders(ctx.db, AT_ONCE))
    await lookAfter(ctx, order, () => compare(ctx, order));
}

/** One order in trouble does not keep the others waiting; it comes again. */
async function lookAfter(ctx: Context, order: Order, act: () => Promise<void>): Promise<void> {
  try {
    await act();
    await ctx.write(({ db }) => setReconciled(db, order.id, ctx.now()));
  } catch (error) {
    ctx.log.warn({ err: error, orderId: order.id }, 'an order could not be reconciled');
  }
}

async function compare(ctx: Context, order: Order): Promise<void> {
  const told = await ctx.payment.readOrder(order.provider_order_id ?? '');
  const isPaid = told.state === 'captured' || told.state === 'refunded';
  const difference = isPaid ? differenceOf(order, told) : told.state;
  if (difference !== undefined) {
    ctx.log.error({ orderId: order.id, difference }, 'the ledger differs from the payment provider');
    return;
  }
  await settleOrder(ctx, order, told);
}
