import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import type { SaleProvider } from '#platform/payment/sale-provider.ts';
import { Refusal } from '#rules/refusal.ts';
import { PAYING_MS } from '#rules/sales/life/sale-deadlines.ts';
import type { StepInSale } from '#rules/sales/sale-schema.ts';
import { saleStateAt } from '#rules/sales/life/sale-state.ts';
import { endAgreement } from '../../agreements/end/end-agreement.ts';
import type { SaleContext } from '../../context.ts';
import { findAdForSale, isAsAgreed } from '../agree/terms-store.ts';
import { findPayment, type PaymentRow } from '../money/money-store.ts';
import { openSale } from '../open-sale.ts';
import { findLink } from '../payout/link-store.ts';
import { NOT_CHARGED, saleProviderAway } from '../provider-away.ts';
import { toSaleLife } from '../sale-life.ts';
import type { SaleRow } from '../sale-store.ts';
import { ensureOpen } from '../standing/ensure-open.ts';
import { insertPayment, setPaymentOpened, setPaymentState } from './payment-store.ts';

/** The buyer goes to pay: where they approve it. Two tabs come to the same place. */
export async function openSalePayment(
  ctx: SaleContext,
  wish: StepInSale,
): Promise<{ saleId: string; approveUrl: string }> {
  const provider = ctx.sales;
  if (!provider) throw new Refusal('not-found', 'There is no such sale.');
  const opened = await ctx.write(async (unit) => {
    const { account, sale } = await openSale(ctx, unit, wish, 'buyer');
    ensureUnpaid(ctx, sale);
    // The hair of a follow-up is with its buyer: what its ad says now is about nothing any more.
    const ad = sale.follows === null ? await findAdForSale(unit.db, sale.ad_id) : null;
    if (ad && (ad.status !== 'live' || ad.held !== null || !(await isAsAgreed(unit.db, sale.id, ad)))) {
      await endAgreement(ctx, unit, { offerId: sale.offer_id, outcome: 'fell-through', why: 'ad-changed' });
      return 'ad-changed' as const;
    }
    await ensureOpen(ctx, unit.db, sale, { as: 'buyer', by: account.id, event: 'take' });
    const merchantId = (await findLink(unit.db, sale.seller_id))?.merchant_id;
    if (!merchantId) throw new Error(`the seller of the sale ${sale.id} has no account at the provider`);
    const known = await findPayment(unit.db, sale.id);
    if (known && isGood(known, merchantId, ctx.now())) return { sale, payment: known };
    if (known) await setPaymentState(unit.db, known.id, 'dropped', { failure: 'too old' });
    const payment = await insertPayment(unit.db, {
      saleId: sale.id,
      provider: ctx.payment.name,
      merchantId,
      now: ctx.now(),
    });
    return { sale, payment };
  });
  if (opened === 'ad-changed') throw new Refusal('conflict', 'The ad has changed. Agree again.');
  const { sale, payment } = opened;
  return { saleId: sale.id, approveUrl: payment.approve_url ?? (await open(ctx, provider, sale, payment)) };
}

function ensureUnpaid(ctx: SaleContext, sale: SaleRow): void {
  const state = saleStateAt(toSaleLife(sale), ctx.now());
  if (state === 'agreed') return;
  const isOver = state === 'withdrawn' || state === 'lapsed';
  throw new Refusal(
    'conflict',
    isOver
      ? 'This agreement has ended. You were not charged.'
      : 'You have paid, or are paying. Do not pay twice.',
    {},
    { current: { status: state, version: sale.version } },
  );
}

/** An order lives three hours at the provider, and its payee is fixed. */
const isGood = (payment: PaymentRow, merchantId: string, now: Date): boolean =>
  payment.state === 'open' &&
  payment.merchant_id === merchantId &&
  payment.opened_at.getTime() + PAYING_MS > now.getTime();

async function open(
  ctx: SaleContext,
  provider: SaleProvider,
  sale: SaleRow,
  payment: PaymentRow,
): Promise<string> {
  const back = (page: string) => `${ctx.config.ORIGIN}/sales/${page}?sale=${sale.id}`;
  try {
    const told = await provider.createSaleOrder({
      reference: payment.id,
      description: `${ctx.config.BRAND_NAME}: ${sale.ad_title ?? 'hair'}`.slice(0, 127),
      currency: sale.currency,
      price: sale.price,
      postage: sale.postage,
      fee: sale.fee,
      merchantId: payment.merchant_id,
      country: sale.country,
      returnUrl: back('return'),
      cancelUrl: back('cancelled'),
    });
    const approveUrl = told.approveUrl ?? '';
    await ctx.write(({ db }) => setPaymentOpened(db, payment.id, { orderId: told.id, approveUrl }));
    return approveUrl;
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    ctx.log.error({ err: error, saleId: sale.id }, 'a sale could not be opened at the payment provider');
    throw saleProviderAway(NOT_CHARGED);
  }
}
