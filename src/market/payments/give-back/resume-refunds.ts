import type { PaymentContext } from '../../context.ts';
import { findOrder } from '../orders/order-store.ts';
import { bookRefunds } from './book-refunds.ts';
import { carryOut } from './give-back.ts';
import { findRefund, listOpenRefunds, type Refund } from './refund-store.ts';

const AT_ONCE = 200;
/** Longer than a call to the provider takes. */
const PATIENCE_MS = 30_000;

/** Refunds whose answer was lost: the provider is asked what came of them, and where nothing did, asked again. */
export async function resumeRefunds(ctx: PaymentContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - PATIENCE_MS);
  for (const refund of await listOpenRefunds(ctx.db, before, AT_ONCE)) {
    try {
      await resume(ctx, refund);
    } catch (error) {
      ctx.log.warn({ err: error, orderId: refund.order_id }, 'a refund could not be brought to its end');
    }
  }
}

async function resume(ctx: PaymentContext, refund: Refund): Promise<void> {
  const order = await findOrder(ctx.db, refund.order_id);
  if (!order) return;
  await bookRefunds(ctx, order.id, await ctx.payment.readOrder(order.provider_order_id ?? ''));
  if ((await findRefund(ctx.db, refund.id))?.state === 'asked') await carryOut(ctx, order, refund);
}
