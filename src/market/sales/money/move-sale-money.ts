import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import type { SaleProvider } from '#platform/payment/sale-provider.ts';
import { PAYOUT_PROBLEMS, payoutMeaning } from '#rules/sales/money/payout-reasons.ts';
import type { SaleContext } from '../../context.ts';
import { checkCapture } from '../check-capture.ts';
import { beginFreeze } from '../freeze/begin-freeze.ts';
import { openSaleInside } from '../open-sale.ts';
import { findSale, type SaleRow } from '../sale-store.ts';
import { shutOutForConsent } from '../payout/shut-out-for-consent.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { bookRefund, bookRelease } from './book-money.ts';
import { readTaken } from './ledger-store.ts';
import { noteOutsideRefunds } from './note-outside-refunds.ts';
import { MOVE_SALE_MONEY } from './money-job.ts';
import {
  findPayment,
  hasRefundUnderWay,
  type PaymentRow,
  type RefundRow,
  type ReleaseRow,
  setRefundAnew,
  setRefundSmaller,
  setRefundWaits,
  setReleaseTold,
  takeDueRefunds,
  takeDueRelease,
} from './money-store.ts';

/** So long nobody else asks for what one has taken over. */
const LEASE_MS = 60_000;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 3_600_000;
const A_DAY_MS = 86_400_000;

/**
 * Asks the provider for what a sale has under way: with the id it was committed with, so that it happens once, however
 * often it is asked for. May be run any number of times.
 */
export async function moveSaleMoney(ctx: SaleContext, saleId: string): Promise<void> {
  const sale = await findSale(ctx.db, saleId, ctx.now());
  const payment = sale && (await findPayment(ctx.db, saleId));
  if (!sale || !payment?.capture_id || !ctx.sales) return;
  const until = new Date(ctx.now().getTime() + LEASE_MS);
  const due = await ctx.write(async ({ db }) => ({
    refunds: await takeDueRefunds(db, saleId, ctx.now(), until),
    release: await takeDueRelease(db, saleId, ctx.now(), until),
  }));
  for (const refund of due.refunds)
    await giveBack(ctx, sale, refund, { ...payment, capture_id: payment.capture_id });
  if (due.release && !(await hasRefundUnderWay(ctx.db, saleId)))
    await payOut(ctx, sale, due.release, payment.capture_id);
  else if (due.release) {
    // What goes back goes back first, from what is held.
    const { item_id: itemId, reason, tries } = due.release;
    await later(ctx, saleId, tries, (nextAt) => ({ release: { itemId, reason, nextAt } }));
  }
}

type TakenPayment = PaymentRow & { capture_id: string };

async function giveBack(
  ctx: SaleContext,
  sale: SaleRow,
  row: RefundRow,
  payment: TakenPayment,
): Promise<void> {
  const provider = ctx.sales;
  if (!provider) return;
  try {
    const told =
      row.refund_id === null
        ? await provider.refundSale({
            captureId: payment.capture_id,
            merchantId: sale.merchant_id ?? '',
            money: { amount: row.amount, currency: (await readTaken(ctx.db, sale)).currency },
            housePart: await readHousePart(provider, row, payment),
            requestId: row.request_id,
          })
        : await provider.readRefund(row.refund_id);
    if (told?.state === 'done')
      return await bookRefund(ctx, sale, row, { id: told.id, amount: told.money.amount });
    // What cannot be read is not undone: only a refund that failed is asked for anew.
    if (told?.state === 'failed') {
      ctx.log.error({ saleId: sale.id, refund: row.id }, 'a refund failed at the payment provider');
      await ctx.write(({ db }) => setRefundAnew(db, row.id));
      await lookAtCapture(ctx, sale.id);
      return await later(ctx, sale.id, row.tries, (nextAt) => ({
        refund: { id: row.id, refundId: null, nextAt },
      }));
    }
    await later(ctx, sale.id, row.tries, (nextAt) => ({
      refund: { id: row.id, refundId: told?.id ?? row.refund_id, nextAt },
    }));
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    if (error.issue === 'CAPTURE_FULLY_REFUNDED') return bookKnown(ctx, sale, row);
    if (error.issue === 'REFUND_FAILED_INSUFFICIENT_FUNDS') await giveBackLess(ctx, sale, row);
    ctx.log.warn({ err: error, saleId: sale.id }, 'money of a sale could not be given back yet');
    if (error.issue === 'PERMISSION_DENIED') await shutOutForConsent(ctx, sale);
    if (error.kind === 'refused') await lookAtCapture(ctx, sale.id);
    await later(ctx, sale.id, row.tries, (nextAt) => ({ refund: { id: row.id, refundId: null, nextAt } }));
  }
}

/** All of it went back before: by us, and the answer was lost, or by somebody else. */
async function bookKnown(ctx: SaleContext, sale: SaleRow, row: RefundRow): Promise<void> {
  if (!(await noteOutsideRefunds(ctx, sale)))
    await bookRefund(ctx, sale, row, { id: `known-${row.id}`, amount: row.amount });
}

/** Our part of what goes back; of a payment that is not as it should be, what the provider says it is. */
async function readHousePart(
  provider: SaleProvider,
  row: RefundRow,
  { state, capture_id }: TakenPayment,
): Promise<number> {
  if (state !== 'differs') return row.house_part;
  return Math.min((await provider.readCapture(capture_id))?.fee ?? 0, row.amount);
}

/** It does not go back: perhaps the bank took it by now. Then that ends the sale. */
async function lookAtCapture(ctx: SaleContext, saleId: string): Promise<void> {
  try {
    await checkCapture(ctx, saleId);
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    ctx.log.warn({ err: error, saleId }, 'the payment provider could not be asked about a sale');
  }
}

/** What the provider kept cannot come from an empty account: the buyer has the rest, and we owe what is missing. */
async function giveBackLess(ctx: SaleContext, sale: SaleRow, row: RefundRow): Promise<void> {
  const charge = sale.provider_fee ?? 0;
  if (!['whole', 'late'].includes(row.kind) || row.why === 'owed' || charge === 0) return;
  ctx.log.error({ saleId: sale.id, owed: charge }, 'the house owes a buyer what the provider kept');
  const less = { why: 'owed', now: ctx.now() };
  await ctx.write(({ db }) => setRefundSmaller(db, row.id, row.amount - charge, less));
}

async function payOut(ctx: SaleContext, sale: SaleRow, row: ReleaseRow, captureId: string): Promise<void> {
  const provider = ctx.sales;
  if (!provider) return;
  try {
    const known = row.item_id === null ? null : await provider.readRelease(row.item_id);
    const told =
      known?.state === 'done' ? known : await provider.release({ captureId, requestId: row.request_id });
    const meaning = told.state === 'done' ? 'done' : payoutMeaning(told.reason);
    if (meaning === 'done') return await bookRelease(ctx, sale, told.itemId);
    if (meaning === 'disputed') return await freeze(ctx, sale);
    // The capture says more than the word for it.
    if (meaning === 'settle') await checkCapture(ctx, sale.id);
    if (meaning === 'unknown' || meaning === 'settle')
      ctx.log.error({ saleId: sale.id, reason: told.reason }, 'a payout needs somebody of ours');
    if (meaning === 'seller') await tellSeller(ctx, sale, told.reason);
    const wait = meaning === 'seller' ? A_DAY_MS : undefined;
    await later(
      ctx,
      sale.id,
      row.tries,
      (nextAt) => ({ release: { itemId: told.itemId, reason: told.reason, nextAt } }),
      wait,
    );
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    ctx.log.warn({ err: error, saleId: sale.id }, 'a sale could not be paid out yet');
    await later(ctx, sale.id, row.tries, (nextAt) => ({
      release: { itemId: null, reason: error.issue, nextAt },
    }));
  }
}

/** A case at the provider stops everything until the provider has decided. */
async function freeze(ctx: SaleContext, found: SaleRow): Promise<void> {
  await ctx.write(async (unit) => {
    const sale = await openSaleInside(ctx, unit, found);
    if (sale.state !== 'releasing') return;
    await beginFreeze(ctx, unit, sale, { as: 'provider', why: 'provider' });
  });
}

const tellSeller = (ctx: SaleContext, sale: SaleRow, reason: string | null) =>
  ctx.write((unit) =>
    tellOfSale(ctx, unit, sale, 'payout-refused', { payoutProblem: PAYOUT_PROBLEMS[reason ?? ''] ?? null }),
  );

type Later = {
  refund?: { id: string; refundId: string | null; nextAt: Date };
  release?: { itemId: string | null; reason: string | null; nextAt: Date };
};

/** Again after ten seconds, twice as long each time, at most an hour; with the same id. */
async function later(
  ctx: SaleContext,
  saleId: string,
  tries: number,
  what: (nextAt: Date) => Later,
  wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS),
): Promise<void> {
  const nextAt = new Date(ctx.now().getTime() + wait);
  const { refund, release } = what(nextAt);
  await ctx.write(async (unit) => {
    if (refund) await setRefundWaits(unit.db, refund.id, refund);
    if (release) await setReleaseTold(unit.db, saleId, release);
    await unit.enqueue(MOVE_SALE_MONEY, { saleId }, nextAt);
  });
}
