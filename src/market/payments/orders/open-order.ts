import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import { ensureOrderMay } from '#rules/payments/order-state.ts';
import { PLANS } from '#rules/payments/subscription.ts';
import type { PaymentContext } from '../../context.ts';
import { findOwnOrder } from './find-own-order.ts';
import { setOpened } from './order-store.ts';
import { providerAway } from './provider-away.ts';

/** Takes an order to the provider: where the payer goes to approve it. Asked twice, it is the same place. */
export async function openOrder(
  ctx: PaymentContext,
  orderId: string,
): Promise<{ orderId: string; approveUrl: string }> {
  const order = await findOwnOrder(ctx, orderId);
  ensureOrderMay(order.state, 'approve');
  if (order.approve_url) return { orderId, approveUrl: order.approve_url };
  const back = (page: string) => `${ctx.config.ORIGIN}/payment/${page}?order=${order.id}`;
  try {
    const told = await ctx.payment.createOrder({
      reference: order.id,
      amount: order.amount,
      currency: order.currency,
      description: `${ctx.config.BRAND_NAME}: ${PLANS[order.plan].name}`,
      returnUrl: back('return'),
      cancelUrl: back('cancelled'),
    });
    const approveUrl = told.approveUrl ?? '';
    const at = { providerOrderId: told.id, approveUrl, now: ctx.now() };
    await ctx.write(({ db }) => setOpened(db, order.id, at));
    return { orderId, approveUrl };
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    ctx.log.error({ err: error, orderId }, 'an order could not be opened at the payment provider');
    throw providerAway();
  }
}
