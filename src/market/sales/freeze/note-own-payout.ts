import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import { payoutMeaning } from '#rules/sales/money/payout-reasons.ts';
import { DAY_MS } from '#rules/time.ts';
import type { SaleContext } from '../../context.ts';
import { findPayment } from '../money/money-store.ts';
import { openSaleInside } from '../open-sale.ts';
import { findSale, type SaleRow } from '../sale-store.ts';
import { insertNotice } from '../tell/facts-store.ts';
import { endFreeze } from './end-freeze.ts';

/**
 * The provider pays by itself once its 28 days are over, also what stood still here for a case of which it never told the
 * end. Asked a day after that, it says so: the sale goes on where it was, and its clock, long past, ends it. Of hair that
 * was never posted it is not asked, since asking may pay: somebody of ours is told, once.
 */
export async function noteOwnPayout(ctx: SaleContext, saleId: string): Promise<void> {
  const found = await findSale(ctx.db, saleId, ctx.now());
  if (!found || !isLongPast(found, ctx.now())) return;
  if (!found.is_posted) return callSomebody(ctx, saleId);
  if (!(await isPaidOut(ctx, saleId))) return;
  ctx.log.error({ saleId }, 'the payment provider paid a sale out by itself');
  await ctx.write(async (unit) => {
    const sale = await openSaleInside(ctx, unit, found);
    if (sale.state === 'frozen' && sale.frozen_why === 'provider')
      await endFreeze(ctx, unit, sale, { as: 'provider' });
  });
}

const isLongPast = ({ wall_at }: SaleRow, now: Date): boolean =>
  wall_at !== null && wall_at.getTime() + DAY_MS <= now.getTime();

async function callSomebody(ctx: SaleContext, saleId: string): Promise<void> {
  const what = 'own-payout:unposted';
  if (await ctx.write(({ db }) => insertNotice(db, { saleId, what, now: ctx.now() })))
    ctx.log.error({ saleId }, 'a case outlasted the wall, and the hair was never posted');
}

/**
 * Asked by the order to pay it out, for there is no other question: what is held in a case stays held, what was paid is
 * paid, and what was not is paid by this. So long past every deadline that is due for hair that was posted.
 */
async function isPaidOut(ctx: SaleContext, saleId: string): Promise<boolean> {
  const payment = await findPayment(ctx.db, saleId);
  if (!ctx.sales || !payment?.capture_id) return false;
  try {
    const told = await ctx.sales.release({ captureId: payment.capture_id, requestId: `wall-${saleId}` });
    return told.state === 'done' || payoutMeaning(told.reason) === 'done';
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    ctx.log.warn({ err: error, saleId }, 'the payment provider could not be asked about a payout');
    return false;
  }
}
