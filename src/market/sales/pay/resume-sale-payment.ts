import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import { isRefusal } from '#rules/refusal.ts';
import type { SaleContext } from '../../context.ts';
import { findPaymentById } from './payment-store.ts';
import { takeSalePayment } from './take-sale-payment.ts';

/** Half a minute after money was asked for: where the answer was lost, what became of it is learned now. */
export async function resumeSalePayment(ctx: SaleContext, paymentId: string): Promise<void> {
  const payment = await ctx.write(({ db }) => findPaymentById(db, paymentId));
  if (payment?.state !== 'attempted') return;
  try {
    await takeSalePayment(ctx, payment);
  } catch (error) {
    if (!(error instanceof PaymentTrouble) && !isRefusal(error)) throw error;
    ctx.log.warn({ err: error, saleId: payment.sale_id }, 'a payment of a sale could not be asked about yet');
  }
}
