import type { OrderRefund } from '#platform/payment/sale-provider.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { partEntry, refundedAfterEntry, refundedOutsideEntry } from '#rules/sales/sale-entries.ts';
import { setAsideAd } from '../../ads/life/end-by-sale.ts';
import { endAgreement } from '../../agreements/end/end-agreement.ts';
import type { SaleContext } from '../../context.ts';
import { openSaleInside } from '../open-sale.ts';
import type { SaleRow } from '../sale-store.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { insertEntry, readBalances, readTaken } from './ledger-store.ts';
import { findPayment, stopRefunds, stopRelease, sumRefunds } from './money-store.ts';
import { insertOutsideRefund, listKnownRefunds, shrinkRefunds } from './outside-store.ts';

/**
 * Money can go back without us: the seller does it in her own account, or the provider does. Each such refund is booked
 * once; the one that takes the last of it ends the sale. False: there was none that we did not know.
 */
export async function noteOutsideRefunds(ctx: SaleContext, found: SaleRow): Promise<boolean> {
  const payment = await findPayment(ctx.db, found.id);
  if (!ctx.sales || !payment?.provider_order_id) return false;
  const { refunds } = await ctx.sales.readOrder(payment.provider_order_id);
  let isAny = false;
  for (const refund of refunds)
    if (refund.state === 'done') {
      const isNew = await ctx.write(async (unit) =>
        book(ctx, unit, await openSaleInside(ctx, unit, found), refund),
      );
      isAny ||= isNew;
    }
  return isAny;
}

async function book(ctx: SaleContext, unit: Unit, sale: SaleRow, refund: OrderRefund): Promise<boolean> {
  const known = await listKnownRefunds(unit.db, sale.id);
  if (known.has(refund.id) || (refund.reference !== null && known.has(refund.reference))) return false;
  if (sale.state === 'reversed') return false;
  ctx.log.error({ saleId: sale.id, refund: refund.id }, 'money of a sale went back, and not at our word');
  const { held } = await readBalances(unit.db, sale.id);
  if (held === 0) await bookAfter(ctx, unit, sale, refund);
  else if (refund.money.amount < held) await bookPart(ctx, unit, sale, refund);
  else await bookWhole(ctx, unit, sale, refund);
  return true;
}

const rowOf = (ctx: SaleContext, sale: SaleRow, { id, money, housePart }: OrderRefund) => ({
  saleId: sale.id,
  refundId: id,
  amount: money.amount,
  housePart,
  now: ctx.now(),
});

/** Paid out, or given back but for the charge: it comes from the seller. The end stands. */
async function bookAfter(ctx: SaleContext, unit: Unit, sale: SaleRow, refund: OrderRefund): Promise<void> {
  await insertOutsideRefund(unit.db, 'after-release', rowOf(ctx, sale, refund));
  await insertEntry(unit.db, await inTaken(unit, sale), {
    kind: 'refunded',
    lines: refundedAfterEntry(refund.money.amount, refund.housePart),
    ref: refund.id,
    at: ctx.now(),
  });
  await tellOfPart(ctx, unit, sale, refund);
}

/** The sale goes on with the rest. */
async function bookPart(ctx: SaleContext, unit: Unit, sale: SaleRow, refund: OrderRefund): Promise<void> {
  await shrinkRefunds(unit.db, sale.id, refund.money.amount);
  await insertOutsideRefund(unit.db, 'part', rowOf(ctx, sale, refund));
  await insertEntry(unit.db, await inTaken(unit, sale), {
    kind: 'part',
    lines: partEntry(refund.money.amount),
    ref: refund.id,
    at: ctx.now(),
  });
  await tellOfPart(ctx, unit, sale, refund);
}

const tellOfPart = (ctx: SaleContext, unit: Unit, sale: SaleRow, { money }: OrderRefund) =>
  tellOfSale(ctx, unit, sale, 'part-given-back', {
    givenBack: { amount: money.amount, currency: sale.currency },
  });

/** Nothing is left that anybody could be paid with. */
async function bookWhole(ctx: SaleContext, unit: Unit, sale: SaleRow, refund: OrderRefund): Promise<void> {
  await stopRefunds(unit.db, sale.id);
  await stopRelease(unit.db, sale.id, 'given-back');
  const { housePart } = await sumRefunds(unit.db, sale.id);
  const fee = Math.max(0, sale.fee - housePart - refund.housePart);
  await insertOutsideRefund(unit.db, 'whole', rowOf(ctx, sale, refund));
  await insertEntry(unit.db, await inTaken(unit, sale), {
    kind: 'refunded',
    lines: refundedOutsideEntry(refund.money.amount, { charge: sale.provider_fee ?? 0, fee }),
    ref: refund.id,
    at: ctx.now(),
  });
  const wasOpen = sale.state !== 'refunding';
  const after = await stepSale(ctx, unit, sale, {
    as: 'provider',
    event: 'refund',
    change: { checked_at: null, ...(wasOpen ? { end_reason: 'given-back' } : {}) },
  });
  if (wasOpen) await letGo(ctx, unit, sale);
  await tellOfSale(ctx, unit, after, 'refund');
  await tellOfSale(ctx, unit, after, 'given-back');
}

async function letGo(ctx: SaleContext, unit: Unit, sale: SaleRow): Promise<void> {
  await endAgreement(ctx, unit, { offerId: sale.offer_id, outcome: 'fell-through', why: 'sale-failed' });
  if (sale.code_word === null) return;
  const cut = sale.grams === null ? null : { grams: sale.grams, on: ctx.now().toISOString().slice(0, 10) };
  await setAsideAd(ctx, unit, { adId: sale.ad_id, cut });
}

const inTaken = async (unit: Unit, sale: SaleRow) => ({
  id: sale.id,
  currency: (await readTaken(unit.db, sale)).currency,
});
