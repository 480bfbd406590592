import type { Job } from '#platform/jobs/job.ts';
import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import { CARRIER_NAMES } from '#rules/sales/parcel/carriers.ts';
import type { SaleContext } from '../../../context.ts';
import { findPayment } from '../../money/money-store.ts';
import { findParcel } from '../proof-store.ts';

/** Tells the provider where a parcel is followed. */
export const TELL_TRACKING: Job<{ saleId: string }> = { name: 'tell-tracking' };

/** As well as it can be done: the provider's protection of the seller asks for it, the sale does not depend on it. */
export async function tellTracking(ctx: SaleContext, saleId: string): Promise<void> {
  const payment = await findPayment(ctx.db, saleId);
  const parcel = await findParcel(ctx.db, saleId, 'out');
  const carrier = CARRIER_NAMES.find((name) => name === parcel?.carrier);
  if (!ctx.sales || !payment?.capture_id || !payment.provider_order_id || !carrier || !parcel?.number) return;
  try {
    await ctx.sales.tellTracking({
      orderId: payment.provider_order_id,
      captureId: payment.capture_id,
      merchantId: payment.merchant_id,
      carrier,
      number: parcel.number,
    });
  } catch (error) {
    if (!(error instanceof PaymentTrouble) || error.kind === 'unknown') throw error;
    ctx.log.warn({ err: error, saleId }, 'the payment provider did not take a parcel number');
  }
}
