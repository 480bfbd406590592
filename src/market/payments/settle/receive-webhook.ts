import { PaymentTrouble, type SignedNotification } from '#platform/payment/payment-provider.ts';
import { Refusal } from '#rules/refusal.ts';
import type { PaymentContext } from '../../context.ts';
import { findOrderAtProvider } from '../orders/order-store.ts';
import { findSaleAtProvider, insertEvent, setLightUnchecked } from './payment-event-store.ts';
import { providerAway } from '../orders/provider-away.ts';
import { HANDLE_PAYMENT_EVENT, HANDLE_SALE_EVENT } from './settle-jobs.ts';

/** The money may be gone, or a case may stop it. */
const STOPS_A_LIGHT: ReadonlySet<string> = new Set(['PAYMENT.CAPTURE.REVERSED', 'CUSTOMER.DISPUTE.CREATED']);

/** The provider tells us something. It is stored once and processed by a job; what is not signed is not stored. */
export async function receiveWebhook(ctx: PaymentContext, notification: SignedNotification): Promise<void> {
  const event = ctx.payment.readEvent(notification.rawBody);
  if (!event) throw new Refusal('malformed', 'This is not a payment notification.');
  if (!(await isGenuine(ctx, notification))) {
    ctx.log.warn({ eventId: event.id, kind: event.kind }, 'a forged payment notification was refused');
    throw new Refusal('not-allowed', 'This notification is not signed by our payment provider.');
  }
  const { name: provider } = ctx.payment;
  await ctx.write(async (unit) => {
    const order = await findOrderAtProvider(unit.db, { provider, ...event });
    const saleId = order ? null : await findSaleAtProvider(unit.db, event);
    const isOfSales =
      !order &&
      (saleId !== null || event.trackingId !== null || event.caseId !== null || event.merchantId !== null);
    const eventId = await insertEvent(unit.db, {
      provider,
      providerEventId: event.id,
      kind: event.kind,
      orderId: order?.id ?? null,
      saleId,
      rawBody: notification.rawBody,
      isOfSales,
      now: ctx.now(),
    });
    if (eventId === undefined) return;
    // Whoever holds scissors reads so at once; whether it is true is asked by the job.
    if (saleId !== null && STOPS_A_LIGHT.has(event.kind)) await setLightUnchecked(unit.db, saleId, ctx.now());
    await unit.enqueue(isOfSales ? HANDLE_SALE_EVENT : HANDLE_PAYMENT_EVENT, { eventId });
  });
}

async function isGenuine(ctx: PaymentContext, notification: SignedNotification): Promise<boolean> {
  try {
    return await ctx.payment.isGenuine(notification);
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    ctx.log.warn({ err: error }, 'a payment notification could not be verified');
    throw providerAway();
  }
}
