import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import type { SaleOrder } from '#platform/payment/sale-provider.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { Refusal } from '#rules/refusal.ts';
import { DAY_MS } from '#rules/time.ts';
import { PENDING_MS } from '#rules/sales/life/sale-deadlines.ts';
import { saleStateAt } from '#rules/sales/life/sale-state.ts';
import { keepAdUntil } from '../../agreements/keep-ad-until.ts';
import type { SaleContext } from '../../context.ts';
import type { PaymentRow } from '../money/money-store.ts';
import { openSaleInside } from '../open-sale.ts';
import { toSaleLife } from '../sale-life.ts';
import { findSale, raiseVersion, type SaleRow } from '../sale-store.ts';
import { stepSale } from '../step-sale.ts';
import { findPaymentById, insertAddress, setAttempted, setPaymentState } from './payment-store.ts';
import { RESUME_SALE_PAYMENT } from './pay-job.ts';
import { settleSalePayment } from './settle-sale-payment.ts';

/** An attempt whose end nobody knows is asked about after this long. */
const ASK_AGAIN_AFTER_MS = 25_000;

/**
 * Brings a payment on: takes what was approved, learns what became of it. May be asked any number of times, by the buyer
 * who is back, by a notification or by a job.
 */
export async function takeSalePayment(ctx: SaleContext, payment: PaymentRow): Promise<void> {
  const provider = ctx.sales;
  if (!provider || payment.provider_order_id === null) return;
  const told = await provider.readOrder(payment.provider_order_id);
  if (told.state !== 'approved') return settleSalePayment(ctx, payment, told);
  // What was given up is never taken, also if somebody approves it now: there is another payment, or none any more.
  if (payment.state === 'dropped' || payment.state === 'declined') return;
  ensureRightCountry(
    await findSale(ctx.db, payment.sale_id, ctx.now()),
    await dropIfElsewhere(ctx, payment, told),
  );
  const attempt = await beginAttempt(ctx, payment, told);
  if (!attempt?.attempt_id) return;
  await settleSalePayment(ctx, attempt, await capture(ctx, attempt, attempt.attempt_id));
}

/** What was taken is learned by asking, where the answer was lost or the bank said no. */
async function capture(ctx: SaleContext, payment: PaymentRow, attemptId: string): Promise<SaleOrder> {
  const orderId = payment.provider_order_id ?? '';
  if (!ctx.sales) throw new Error('there are no protected sales here');
  try {
    return await ctx.sales.captureOrder(orderId, payment.merchant_id, attemptId);
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    if (error.kind === 'unknown') throw error;
    const told = await ctx.sales.readOrder(orderId);
    const isOpen = told.state === 'approved' || told.state === 'created';
    if (error.kind === 'declined' && isOpen) return { ...told, state: 'declined' };
    // The provider will not take it as it stands: nothing was taken, and the buyer can pay anew.
    return isOpen ? { ...told, state: 'voided' } : told;
  }
}

/** The claim: from here on nobody else can buy the hair. Undefined where somebody else is at it, or it is too late. */
async function beginAttempt(
  ctx: SaleContext,
  payment: PaymentRow,
  told: SaleOrder,
): Promise<PaymentRow | undefined> {
  const now = ctx.now();
  return ctx.write(async (unit) => {
    const found = await findSale(unit.db, payment.sale_id, now);
    if (!found) return undefined;
    const sale = await openSaleInside(ctx, unit, found);
    const state = (await findPaymentById(unit.db, payment.id))?.state;
    if (state !== 'open' && state !== 'attempted') return undefined;
    if (sale.state === 'paying') {
      const isStale =
        !payment.attempted_at || payment.attempted_at.getTime() + ASK_AGAIN_AFTER_MS <= now.getTime();
      return isStale ? setAttempted(unit.db, payment.id, now) : undefined;
    }
    if (saleStateAt(toSaleLife(sale), now) !== 'agreed') return undefined;
    await stepSale(ctx, unit, sale, {
      as: 'provider',
      event: 'take',
      change: { merchant_id: payment.merchant_id },
    });
    // Nothing ends the agreement while the bank thinks.
    await keepAdUntil(unit, sale.offer_id, new Date(now.getTime() + PENDING_MS + DAY_MS));
    if (told.shipTo)
      await insertAddress(unit.db, {
        saleId: sale.id,
        whose: 'buyer',
        sealed: ctx.secrets.seal('sale-address', JSON.stringify(told.shipTo)),
      });
    // Also where this process ends before the provider answers.
    await unit.enqueue(
      RESUME_SALE_PAYMENT,
      { paymentId: payment.id },
      new Date(now.getTime() + ASK_AGAIN_AFTER_MS),
    );
    return setAttempted(unit.db, payment.id, now);
  });
}

/** Nothing is taken for an address elsewhere than both said yes to. */
async function dropIfElsewhere(ctx: SaleContext, payment: PaymentRow, told: SaleOrder): Promise<boolean> {
  const sale = await findSale(ctx.db, payment.sale_id, ctx.now());
  if (!sale || told.shipTo?.country === sale.country) return false;
  await ctx.write(async ({ db }) => {
    await setPaymentState(db, payment.id, 'dropped', { failure: 'country' });
    // Its buyer may be back on the page of the sale before we know: that is told there.
    await raiseVersion(db, sale);
  });
  return true;
}

function ensureRightCountry(sale: SaleRow | undefined, isElsewhere: boolean): void {
  if (!sale || !isElsewhere) return;
  throw new Refusal(
    'conflict',
    `Choose an address in ${countryName(sale.country)} and pay again. Nothing was taken.`,
    {},
    { current: { status: sale.state, version: sale.version } },
  );
}
