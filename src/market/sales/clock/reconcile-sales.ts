import type { SaleContext } from '../../context.ts';
import { lookAfterShutOut } from '../freeze/look-after-held.ts';
import { listDueMoney } from '../money/money-store.ts';
import { moveSaleMoney } from '../money/move-sale-money.ts';
import { takeSalePayment } from '../pay/take-sale-payment.ts';
import { startPaying } from '../payout/refresh-link.ts';
import { watchConsent } from '../payout/watch-consent.ts';
import { compareSale } from './compare-sale.ts';
import { listDueComparisons, setAllDue } from './comparison-store.ts';
import { listPayableSellers, listUnfinishedPayments, setPaymentAsked } from './due-store.ts';

const AT_ONCE = 200;
/** Time for the buyer to come back by themselves. */
const PATIENCE_MS = 25_000;

/** A round ends before the next begins. What is left over is due first then. */
const A_ROUND_MS = 100_000;
const A_NIGHT_MS = 3 * 3_600_000;

/**
 * Brings on what nobody came back for: payments that were approved or asked for, and money on its way out or back. Then
 * compares books with the provider, a page of those that are due.
 */
export async function reconcileSales(ctx: SaleContext): Promise<void> {
  if (!ctx.sales) return;
  const before = new Date(ctx.now().getTime() - PATIENCE_MS);
  for (const payment of await listUnfinishedPayments(ctx.db, before, AT_ONCE))
    await lookAfter(ctx, payment.sale_id, async () => {
      await ctx.write(({ db }) => setPaymentAsked(db, payment.id, ctx.now()));
      await takeSalePayment(ctx, payment);
    });
  // An account that had to wait can be used from now on.
  for (const sellerId of await listPayableSellers(ctx.db, ctx.now()))
    await lookAfter(ctx, null, () => startPaying(ctx, sellerId));
  for (const saleId of await listDueMoney(ctx.db, ctx.now(), AT_ONCE))
    await lookAfter(ctx, saleId, () => moveSaleMoney(ctx, saleId));
  await lookAfter(ctx, null, () => watchConsent(ctx));
  await lookAfter(ctx, null, () => lookAfterShutOut(ctx));
  await compareDue(ctx, A_ROUND_MS, 1);
}

/** Once a night everything: what is open, and what was over at most 180 days ago. */
export async function reconcileAllSales(ctx: SaleContext): Promise<void> {
  if (!ctx.sales) return;
  await ctx.write(({ db }) => setAllDue(db, ctx.now()));
  await compareDue(ctx, A_NIGHT_MS, Number.POSITIVE_INFINITY);
}

/** Page by page, one call after the other: the provider is never asked about all of them at once. */
async function compareDue(ctx: SaleContext, most: number, pages: number): Promise<void> {
  const begun = performance.now();
  for (let page = 0; page < pages; page += 1) {
    const due = await listDueComparisons(ctx.db, ctx.now(), AT_ONCE);
    for (const saleId of due) {
      if (performance.now() - begun > most) return;
      await lookAfter(ctx, saleId, () => compareSale(ctx, saleId));
    }
    if (due.length < AT_ONCE) return;
  }
}

/** One sale in trouble does not keep the others waiting; it comes again. Null: it is about several. */
async function lookAfter(ctx: SaleContext, saleId: string | null, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    ctx.log.warn({ err: error, saleId }, 'a sale could not be reconciled');
  }
}
