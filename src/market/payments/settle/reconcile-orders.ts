import type { Cursor } from '../../cursor.ts';
import type { PaymentContext } from '../../context.ts';
import { findDifference } from './find-difference.ts';
import type { Order } from '../orders/order-store.ts';
import { listNeglectedOrders, listUncomparedOrders, setPassedBy, setReconciled } from './reconcile-store.ts';
import { resumeOrder } from './resume-order.ts';
import { settleOrder } from './settle-order.ts';
import { resumeRefunds } from '../give-back/resume-refunds.ts';

const AT_ONCE = 200;
/** Time for the payer to come back by themselves. */
const PATIENCE_MS = 60_000;

/** Holds our orders against the provider's: open ones are brought to an end, paid ones compared to the penny, refunds ended. */
export async function reconcileOrders(ctx: PaymentContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - PATIENCE_MS);
  await walk(
    (after) => listNeglectedOrders(ctx.db, before, AT_ONCE, after),
    async (order) => {
      const isDone = await lookAfter(ctx, order, () => resumeOrder(ctx, order.id));
      // In trouble it goes to the end of the line: a run that is cut short begins next time with the others.
      if (!isDone) await ctx.write(({ db }) => setPassedBy(db, order.id, ctx.now()));
    },
  );
  await walk(
    (after) => listUncomparedOrders(ctx.db, AT_ONCE, after),
    (order) => lookAfter(ctx, order, () => compare(ctx, order)),
  );
  await resumeRefunds(ctx);
}

/** Page by page to the end: whatever cannot be settled is passed by, however many there are of it. */
async function walk(
  list: (after?: Cursor) => Promise<(Order & { walked: Cursor })[]>,
  act: (order: Order) => Promise<unknown>,
): Promise<void> {
  for (let after: Cursor | undefined, isLast = false; !isLast;) {
    const orders = await list(after);
    for (const order of orders) await act(order);
    after = orders.at(-1)?.walked;
    isLast = orders.length < AT_ONCE;
  }
}

/** One order in trouble does not keep the others waiting; it comes again. */
async function lookAfter(ctx: PaymentContext, order: Order, act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    await ctx.write(({ db }) => setReconciled(db, order.id, ctx.now()));
    return true;
  } catch (error) {
    ctx.log.warn({ err: error, orderId: order.id }, 'an order could not be reconciled');
    return false;
  }
}

async function compare(ctx: PaymentContext, order: Order): Promise<void> {
  const told = await ctx.payment.readOrder(order.provider_order_id ?? '');
  const isPaid = told.state === 'captured' || told.state === 'refunded';
  const difference = isPaid ? findDifference(order, told) : told.state;
  if (difference !== undefined) {
    ctx.log.error({ orderId: order.id, difference }, 'the ledger differs from the payment provider');
    return;
  }
  await settleOrder(ctx, order, told);
}
