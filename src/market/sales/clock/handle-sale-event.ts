import { isRefusal } from '#rules/refusal.ts';
import type { SaleContext } from '../../context.ts';
import { checkCapture } from '../check-capture.ts';
import { noteProviderCase } from '../freeze/note-provider-case.ts';
import { moveSaleMoney } from '../money/move-sale-money.ts';
import { findPaymentAtProvider } from '../pay/payment-store.ts';
import { takeSalePayment } from '../pay/take-sale-payment.ts';
import { findLinkBy } from '../payout/link-store.ts';
import { refreshLink } from '../payout/refresh-link.ts';
import { findSaleEvent, setEventHandled } from './event-store.ts';

const REVOKED = 'MERCHANT.PARTNER-CONSENT.REVOKED';

/**
 * Looks into a notification about a sale. It is only a hint: what counts is what the provider says when asked now, so
 * late, double and out of order make no difference.
 */
export async function handleSaleEvent(ctx: SaleContext, eventId: string): Promise<void> {
  const event = await findSaleEvent(ctx.db, eventId);
  if (!event || event.handled_at !== null) return;
  const outcome = await lookInto(ctx, event.raw_body);
  await ctx.write(({ db }) => setEventHandled(db, event.id, { outcome, now: ctx.now() }));
}

async function lookInto(ctx: SaleContext, rawBody: string): Promise<string> {
  const hint = ctx.payment.readEvent(rawBody);
  if (!hint || !ctx.sales) return 'not ours';
  if (hint.caseId !== null && (await noteProviderCase(ctx, hint.caseId))) return 'asked about the case';
  const payment = await findPaymentAtProvider(ctx.db, {
    orderId: hint.providerOrderId,
    captureId: hint.captureId,
  });
  if (payment) {
    if (payment.capture_id === null) await take(ctx, payment);
    else await checkCapture(ctx, payment.sale_id);
    await moveSaleMoney(ctx, payment.sale_id);
    return 'asked about the sale';
  }
  const link =
    (hint.trackingId === null ? undefined : await findLinkBy(ctx.db, { trackingId: hint.trackingId })) ??
    (hint.merchantId === null ? undefined : await findLinkBy(ctx.db, { merchantId: hint.merchantId }));
  if (!link) return 'not ours';
  await refreshLink(ctx, link, { isRevokeNotice: hint.kind === REVOKED });
  return 'asked about the seller';
}

async function take(ctx: SaleContext, payment: Parameters<typeof takeSalePayment>[1]): Promise<void> {
  try {
    await takeSalePayment(ctx, payment);
  } catch (error) {
    // An address elsewhere than agreed: nothing was taken, and the buyer reads it when they come.
    if (!isRefusal(error)) throw error;
  }
}
