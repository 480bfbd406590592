import type { SaleCapture } from '#platform/payment/sale-provider.ts';
import { countLightCheck } from '#platform/payment/sale-counts.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { reversedAfterEntry, reversedEntry } from '#rules/sales/money/sale-entries.ts';
import { HELD_STATES } from '#rules/sales/life/sale-states.ts';
import type { SaleContext } from '../context.ts';
import { insertEntry, readBalances, readTaken } from './money/ledger-store.ts';
import { letGo } from './money/let-go.ts';
import { findPayment, stopRefunds, stopRelease, sumRefunds } from './money/money-store.ts';
import { noteOutsideRefunds } from './money/note-outside-refunds.ts';
import { openSaleInside } from './open-sale.ts';
import { findSale, type SaleRow, setChecked, setUnchecked } from './sale-store.ts';
import { stepSale } from './step-sale.ts';
import { tellOfSale } from './tell/tell-of-sale.ts';

const HELD: readonly SaleRow['state'][] = HELD_STATES;

/** Beyond this nobody can tell which of the two clocks is right: no light is green and no deadline moves money. */
const CLOCKS_APART_MS = 10 * 60 * 1000;

export const areClocksApart = ({ sales }: SaleContext): boolean => {
  const ahead = sales?.clockAheadMs() ?? null;
  return ahead !== null && Math.abs(ahead) > CLOCKS_APART_MS;
};

/**
 * Asks the provider whether the whole sum is still taken, ours to steer, and for this seller: only that keeps a light
 * green. What else it says is written down, and told back; undefined: nothing was taken, or nobody knows the time. Throws
 * where the provider cannot be asked.
 */
export async function checkCapture(
  ctx: SaleContext,
  saleId: string,
): Promise<SaleCapture | null | undefined> {
  const payment = await findPayment(ctx.db, saleId);
  const sale = await findSale(ctx.db, saleId, ctx.now());
  if (!payment?.capture_id || !sale || !ctx.sales) return undefined;
  // The moment before the question: the answer is no younger than that.
  const at = ctx.now();
  const told = await ctx.sales.readCapture(payment.capture_id).catch((error: unknown) => {
    countLightCheck('away');
    throw error;
  });
  if (areClocksApart(ctx)) {
    ctx.log.error({ saleId }, 'our clock and the payment provider’s are apart');
    await ctx.write(({ db }) => setUnchecked(db, saleId, ctx.now()));
    return undefined;
  }
  if (told?.state === 'reversed') await takeBack(ctx, sale, told);
  else await noteOtherwise(ctx, sale, told, at);
  return told;
}

async function noteOtherwise(
  ctx: SaleContext,
  sale: SaleRow,
  told: SaleCapture | null,
  at: Date,
): Promise<void> {
  const isBack = told?.state === 'refunded' || told?.state === 'partly-refunded';
  const isNew = isBack && (await noteOutsideRefunds(ctx, sale));
  // What went back without us may have ended the sale, or stopped it: that is no money that is held.
  const now = isNew ? await findSale(ctx.db, sale.id, ctx.now()) : sale;
  // Of money on its way, or gone where it should, whoever moves it asks.
  if (now && HELD.includes(now.state)) await noteHeld(ctx, now, told, at);
}

async function noteHeld(ctx: SaleContext, sale: SaleRow, told: SaleCapture | null, at: Date): Promise<void> {
  const saleId = sale.id;
  const { back } = await sumRefunds(ctx.db, saleId);
  const isWhole =
    told !== null &&
    (told.state === 'completed' || (told.state === 'partly-refunded' && back > 0)) &&
    told.money.amount === sale.total &&
    told.money.currency === sale.currency &&
    told.merchantId === sale.merchant_id &&
    told.isDelayed;
  countLightCheck(isWhole ? 'held' : 'not-held');
  if (isWhole) return ctx.write(({ db }) => setChecked(db, saleId, { at, charge: told.charge }));
  ctx.log.error(
    { saleId, told: told?.state ?? 'missing' },
    'the payment provider no longer says that a sale is paid',
  );
  await ctx.write(({ db }) => setUnchecked(db, saleId, ctx.now()));
}

/** The bank took the payment back: whoever has not cut yet does not. */
async function takeBack(ctx: SaleContext, found: SaleRow, told: SaleCapture): Promise<void> {
  await ctx.write(async (unit) => {
    const sale = await openSaleInside(ctx, unit, found);
    if (['reversed', 'withdrawn', 'lapsed'].includes(sale.state)) return;
    await stopRefunds(unit.db, sale.id);
    await bookReversal(ctx, unit, sale, told);
    await stopRelease(unit.db, sale.id, 'reversed');
    // Its end stands; the books say what the bank took besides.
    if (sale.state === 'refunded') return;
    const wasOpen = sale.state !== 'released' && sale.state !== 'refunding';
    const after = await stepSale(ctx, unit, sale, {
      as: 'provider',
      event: 'reverse',
      change: { end_reason: 'taken-back', checked_at: null },
    });
    if (wasOpen) await letGo(ctx, unit, sale);
    await tellOfSale(ctx, unit, after, 'reverse');
  });
}

async function bookReversal(ctx: SaleContext, unit: Unit, sale: SaleRow, told: SaleCapture): Promise<void> {
  const { held } = await readBalances(unit.db, sale.id);
  const { back } = await sumRefunds(unit.db, sale.id);
  const { amount, currency } = await readTaken(unit.db, sale);
  const entry =
    held > 0
      ? ({ kind: 'reversed', lines: reversedEntry(held) } as const)
      : ({ kind: 'reversed-after', lines: reversedAfterEntry(amount - back) } as const);
  await insertEntry(unit.db, { ...sale, currency }, { ...entry, ref: told.id, at: ctx.now() });
}
