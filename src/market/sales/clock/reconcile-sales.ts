import type { SaleContext } from '../../context.ts';
import { listDueMoney } from '../money/money-store.ts';
import { moveSaleMoney } from '../money/move-sale-money.ts';
import { takeSalePayment } from '../pay/take-sale-payment.ts';
import { startPaying } from '../payout/refresh-link.ts';
import { listPayableSellers, listUnfinishedPayments } from './due-store.ts';

const AT_ONCE = 200;
/** Time for the buyer to come back by themselves. */
const PATIENCE_MS = 25_000;

/** Brings on what nobody came back for: payments that were approved or asked for, and money on its way out or back. */
export async function reconcileSales(ctx: SaleContext): Promise<void> {
  if (!ctx.sales) return;
  const before = new Date(ctx.now().getTime() - PATIENCE_MS);
  for (const payment of await listUnfinishedPayments(ctx.db, before, AT_ONCE))
    await lookAfter(ctx, payment.sale_id, () => takeSalePayment(ctx, payment));
  // An account that had to wait can be used from now on.
  for (const sellerId of await listPayableSellers(ctx.db, ctx.now())) await startPaying(ctx, sellerId);
  for (const saleId of await listDueMoney(ctx.db, ctx.now(), AT_ONCE))
    await lookAfter(ctx, saleId, () => moveSaleMoney(ctx, saleId));
}

/** One sale in trouble does not keep the others waiting; it comes again. */
async function lookAfter(ctx: SaleContext, saleId: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    ctx.log.warn({ err: error, saleId }, 'a sale could not be reconciled');
  }
}
