import type { SaleCapture } from '#platform/payment/sale-provider.ts';
import { reversedAfterEntry, reversedEntry } from '#rules/sales/sale-entries.ts';
import { endAgreement } from '../agreements/end/end-agreement.ts';
import { setAsideAd } from '../ads/life/end-by-sale.ts';
import type { SaleContext } from '../context.ts';
import { insertEntry, readBalances } from './money/ledger-store.ts';
import { findPayment, stopRelease, sumRefunds } from './money/money-store.ts';
import { openSaleInside } from './open-sale.ts';
import { findSale, type SaleRow, setChecked, setUnchecked } from './sale-store.ts';
import { stepSale } from './step-sale.ts';
import { tellOfSale } from './tell/tell-of-sale.ts';

const HELD: readonly SaleRow['state'][] = [
  'paid',
  'preparing',
  'proved',
  'shipped',
  'delivered',
  'disputed',
  'returning',
];

/** Beyond this nobody can tell which of the two clocks is right: no light is green and no deadline moves money. */
const CLOCKS_APART_MS = 10 * 60 * 1000;

export const areClocksApart = ({ sales }: SaleContext): boolean => {
  const ahead = sales?.clockAheadMs() ?? null;
  return ahead !== null && Math.abs(ahead) > CLOCKS_APART_MS;
};

/**
 * Asks the provider whether the whole sum is still taken, ours to steer, and for this seller: only that keeps a light
 * green. What else it says is written down. Throws where the provider cannot be asked.
 */
export async function checkCapture(ctx: SaleContext, saleId: string): Promise<void> {
  const payment = await findPayment(ctx.db, saleId);
  const sale = await findSale(ctx.db, saleId, ctx.now());
  if (!payment?.capture_id || !sale || !ctx.sales) return;
  // The moment before the question: the answer is no younger than that.
  const at = ctx.now();
  const told = await ctx.sales.readCapture(payment.capture_id);
  if (areClocksApart(ctx)) {
    ctx.log.error({ saleId }, 'our clock and the payment provider’s are apart');
    return ctx.write(({ db }) => setUnchecked(db, saleId, ctx.now()));
  }
  if (told?.state === 'reversed') return takeBack(ctx, sale, told);
  // Of money on its way, or gone where it should, whoever moves it asks.
  if (!HELD.includes(sale.state)) return;
  const { back } = await sumRefunds(ctx.db, saleId);
  const isWhole =
    told !== null &&
    (told.state === 'completed' || (told.state === 'partly-refunded' && back > 0)) &&
    told.money.amount === sale.total &&
    told.money.currency === sale.currency &&
    told.merchantId === sale.merchant_id &&
    told.isDelayed;
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
    if (['reversed', 'refunding', 'refunded', 'withdrawn', 'lapsed'].includes(sale.state)) return;
    const { held } = await readBalances(unit.db, sale.id);
    const { back } = await sumRefunds(unit.db, sale.id);
    await insertEntry(
      unit.db,
      sale,
      held > 0
        ? { kind: 'reversed', lines: reversedEntry(held), ref: told.id, at: ctx.now() }
        : {
            kind: 'reversed-after',
            lines: reversedAfterEntry(sale.total - back),
            ref: told.id,
            at: ctx.now(),
          },
    );
    await stopRelease(unit.db, sale.id, 'reversed');
    const wasOpen = sale.state !== 'released';
    const after = await stepSale(ctx, unit, sale, {
      as: 'provider',
      event: 'reverse',
      change: { end_reason: 'taken-back', checked_at: null },
    });
    if (wasOpen) {
      await endAgreement(ctx, unit, { offerId: sale.offer_id, outcome: 'fell-through', why: 'sale-failed' });
      if (sale.code_word !== null) {
        const cut =
          sale.grams === null ? null : { grams: sale.grams, on: ctx.now().toISOString().slice(0, 10) };
        await setAsideAd(ctx, unit, { adId: sale.ad_id, cut });
      }
    }
    await tellOfSale(ctx, unit, after, 'reverse');
  });
}
