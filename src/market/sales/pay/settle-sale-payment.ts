import type { SaleCapture, SaleOrder } from '#platform/payment/sale-provider.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { findSaleDifference } from '#rules/sales/money/captured-equal.ts';
import { deadlinesFromPayment } from '#rules/sales/life/sale-deadlines.ts';
import { takenEntry } from '#rules/sales/money/sale-entries.ts';
import { DAY_MS } from '#rules/time.ts';
import { endAgreement } from '../../agreements/end/end-agreement.ts';
import { keepAdUntil, keepPaidAdUntil } from '../../agreements/keep-ad-until.ts';
import type { SaleContext } from '../../context.ts';
import { beginRefund } from '../money/begin-refund.ts';
import { insertEntry } from '../money/ledger-store.ts';
import type { PaymentRow } from '../money/money-store.ts';
import { CURRENCIES } from '#rules/money/money.ts';
import { openSaleInside } from '../open-sale.ts';
import { findSale, type SaleRow } from '../sale-store.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { completePayment, earlier } from './complete-payment.ts';
import { countDeclines, findPaymentById, listPayers, setPaymentState } from './payment-store.ts';

const MOST_DECLINES = 3;
const UNDER_WAY: readonly PaymentRow['state'][] = ['open', 'attempted', 'pending'];

/** Writes down what the provider says about a payment. In any order, any number of times: the same comes of it. */
export async function settleSalePayment(ctx: SaleContext, known: PaymentRow, told: SaleOrder): Promise<void> {
  await ctx.write(async (unit) => {
    const found = await findSale(unit.db, known.sale_id, ctx.now());
    if (!found) return;
    const sale = await openSaleInside(ctx, unit, found);
    const payment = await findPaymentById(unit.db, known.id);
    // Late words about a payment that was given up change nothing, unless it was taken all the same.
    if (!payment || (told.state !== 'captured' && !UNDER_WAY.includes(payment.state))) return;
    switch (told.state) {
      case 'captured':
        return captured(ctx, unit, sale, payment, told);
      case 'pending':
        return pending(ctx, unit, sale, payment);
      case 'declined':
        return declined(ctx, unit, sale, payment);
      case 'voided':
      case 'missing':
        return gone(ctx, unit, sale, payment, told.state);
      case 'created':
      case 'approved':
        return;
    }
  });
}

async function captured(
  ctx: SaleContext,
  unit: Unit,
  sale: SaleRow,
  payment: PaymentRow,
  told: SaleOrder,
): Promise<void> {
  const { capture, payer } = told;
  if (!capture || payment.state === 'captured' || payment.state === 'differs') return;
  const captureFacts = { captureId: capture.id, payerId: payer?.id ?? null };
  if (sale.state === 'withdrawn' || sale.state === 'lapsed') {
    await setPaymentState(unit.db, payment.id, 'captured', captureFacts);
    return lateMoney(ctx, unit, sale, capture);
  }
  if (sale.state === 'agreed') {
    // An attempt that was given up while the provider was away went through after all.
    const again = await stepSale(ctx, unit, sale, {
      as: 'provider',
      event: 'take',
      change: { merchant_id: payment.merchant_id },
    });
    return captured(ctx, unit, again, payment, told);
  }
  if (sale.state !== 'paying' && sale.state !== 'payment_pending') {
    ctx.log.error({ saleId: sale.id, payment: payment.id }, 'a sale was paid a second time');
    return;
  }
  const difference = findSaleDifference(
    {
      orderId: payment.provider_order_id,
      reference: payment.id,
      currency: sale.currency,
      total: sale.total,
      fee: sale.fee,
      merchantId: payment.merchant_id,
      country: sale.country,
      fromCountry: sale.from_country,
      sellersPayers: await listPayers(unit.db, sale.seller_id),
    },
    told,
  );
  if (difference !== undefined) return differs(ctx, unit, sale, payment, told, difference);
  await setPaymentState(unit.db, payment.id, 'captured', captureFacts);
  await completePayment(ctx, unit, sale, capture, payer);
}

/** Money that is not as it should be: nobody cuts, and staff look. */
async function differs(
  ctx: SaleContext,
  unit: Unit,
  sale: SaleRow,
  payment: PaymentRow,
  { capture, payer }: SaleOrder,
  difference: string,
): Promise<void> {
  ctx.log.error({ saleId: sale.id, difference }, 'a sale’s payment differs');
  const takenAt = earlier(capture?.takenAt ?? ctx.now(), ctx.now());
  await setPaymentState(unit.db, payment.id, 'differs', {
    failure: difference,
    payerId: payer?.id ?? null,
    ...(capture ? { captureId: capture.id } : {}),
  });
  // What it took all the same stands in the books, so that it can go back.
  const currency = CURRENCIES.find((each) => each === capture?.money.currency);
  if (capture && currency)
    await insertEntry(
      unit.db,
      { ...sale, currency },
      {
        kind: 'taken',
        lines: takenEntry(capture.money.amount),
        ref: capture.id,
        at: takenAt,
      },
    );
  const { settleBy, wallAt } = deadlinesFromPayment(takenAt, { shipDays: sale.ship_days, waitsADay: true });
  const after = await stepSale(ctx, unit, sale, {
    as: 'provider',
    event: 'differ',
    change: {
      captured_at: takenAt,
      provider_fee: capture?.charge ?? null,
      merchant_id: payment.merchant_id,
      settle_by: settleBy,
      wall_at: wallAt,
      frozen_from: sale.state,
      frozen_why: 'difference',
    },
  });
  await keepPaidAdUntil(unit, sale.offer_id, wallAt);
  await tellOfSale(ctx, unit, after, 'differ');
}

/** It came after the end: straight back, and no light ever shows. */
async function lateMoney(ctx: SaleContext, unit: Unit, sale: SaleRow, capture: SaleCapture): Promise<void> {
  const takenAt = ctx.now();
  const { settleBy, wallAt } = deadlinesFromPayment(takenAt, { shipDays: sale.ship_days, waitsADay: true });
  await insertEntry(unit.db, sale, {
    kind: 'taken',
    lines: takenEntry(sale.total),
    ref: capture.id,
    at: takenAt,
  });
  await beginRefund(ctx, unit, sale, {
    as: 'provider',
    event: 'late-money',
    why: 'too-late',
    change: {
      captured_at: takenAt,
      provider_fee: capture.charge,
      settle_by: settleBy,
      wall_at: wallAt,
      ...(sale.merchant_id === null ? { merchant_id: capture.merchantId } : {}),
    },
  });
}

async function pending(ctx: SaleContext, unit: Unit, sale: SaleRow, payment: PaymentRow): Promise<void> {
  if (sale.state !== 'paying') return;
  await setPaymentState(unit.db, payment.id, 'pending');
  const after = await stepSale(ctx, unit, sale, { as: 'provider', event: 'pend' });
  await tellOfSale(ctx, unit, after, 'pend');
}

async function declined(ctx: SaleContext, unit: Unit, sale: SaleRow, payment: PaymentRow): Promise<void> {
  await setPaymentState(unit.db, payment.id, 'declined', { failure: 'declined' });
  if (sale.state !== 'paying' && sale.state !== 'payment_pending') return;
  const declines = sale.declines + 1;
  const since = new Date(ctx.now().getTime() - DAY_MS);
  // Whoever tries one stolen card after the other does so in a hurry.
  if ((await countDeclines(unit.db, sale.id, since)) >= MOST_DECLINES && sale.state === 'paying') {
    const over = await stepSale(ctx, unit, sale, {
      as: 'provider',
      event: 'lapse',
      change: { declines, end_reason: 'declined' },
    });
    await endAgreement(ctx, unit, { offerId: sale.offer_id, outcome: 'fell-through', why: 'sale-failed' });
    return tellOfSale(ctx, unit, over, 'lapse');
  }
  await backToAgreed(ctx, unit, sale, declines);
}

/** The provider no longer knows it, or it was never approved in time: nothing was taken. */
async function gone(
  ctx: SaleContext,
  unit: Unit,
  sale: SaleRow,
  payment: PaymentRow,
  why: string,
): Promise<void> {
  await setPaymentState(unit.db, payment.id, 'dropped', { failure: why });
  if (sale.state === 'paying' || sale.state === 'payment_pending')
    await backToAgreed(ctx, unit, sale, sale.declines);
}

async function backToAgreed(ctx: SaleContext, unit: Unit, sale: SaleRow, declines: number): Promise<void> {
  const after = await stepSale(ctx, unit, sale, { as: 'provider', event: 'fail', change: { declines } });
  if (sale.pay_by) await keepAdUntil(unit, sale.offer_id, sale.pay_by);
  await tellOfSale(ctx, unit, after, 'fail');
}
