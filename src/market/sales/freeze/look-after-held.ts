import type { Unit } from '#platform/unit-of-work.ts';
import { saleStateAt } from '#rules/sales/life/sale-state.ts';
import { isNotPosted } from '#rules/sales/life/sale-states.ts';
import type { Context } from '../../context.ts';
import { beginDispute } from '../disputes/begin-dispute.ts';
import { beginRefund } from '../money/begin-refund.ts';
import { openSaleInside } from '../open-sale.ts';
import { toSaleLife } from '../sale-life.ts';
import type { SaleRow } from '../sale-store.ts';
import { beginFreeze, mayFreeze } from './begin-freeze.ts';
import { findHeld, listSalesOfHeldAd, listSalesOfShutOut, listSalesOfSuspended } from './held-store.ts';

const ON_ITS_WAY: readonly SaleRow['state'][] = ['shipped', 'delivered'];

/** Somebody was shut out, or an ad was hidden: what becomes of the sales that were paid for. Again, nothing more happens. */
export async function lookAfterHeld(
  ctx: Context,
  { accountId, adId }: { accountId?: string; adId?: string },
): Promise<void> {
  if (accountId !== undefined)
    for (const sale of await listSalesOfSuspended(ctx.db, accountId)) await unlessOver(ctx, sale, leave);
  if (adId !== undefined)
    for (const sale of await listSalesOfHeldAd(ctx.db, adId)) await unlessOver(ctx, sale, stop);
}

const AT_ONCE = 200;

/** The same of everybody who is shut out by now: what was not paid, or stood still, when they were, is found here. */
export async function lookAfterShutOut(ctx: Context): Promise<void> {
  for (const sale of await listSalesOfShutOut(ctx.db, AT_ONCE))
    try {
      await unlessOver(ctx, sale, leave);
    } catch (error) {
      // One that cannot be written keeps none of the others waiting.
      ctx.log.error({ err: error, saleId: sale.id }, 'a sale of somebody shut out could not be ended');
    }
}

/** Of a sale that was paid this moment: true where it ended or stands still at once, and whoever it concerns is told. */
export async function stopIfHeld(ctx: Context, unit: Unit, sale: SaleRow): Promise<boolean> {
  const held = await findHeld(unit.db, sale);
  // What becomes of the ad is nothing to hair that is with its buyer.
  const isAdHeld = held.isAdHeld && sale.follows === null;
  if (held.isShutOut) await leave(ctx, unit, sale);
  else if (isAdHeld) await stop(ctx, unit, sale);
  return held.isShutOut || isAdHeld;
}

type Held = Parameters<typeof openSaleInside>[2];

/** A sale whose deadline has just passed is the clock's; it keeps none of the others waiting. */
async function unlessOver(
  ctx: Context,
  held: Held,
  deal: (ctx: Context, unit: Unit, sale: SaleRow) => Promise<void>,
): Promise<void> {
  await ctx.write(async (unit) => {
    const sale = await openSaleInside(ctx, unit, held);
    if (saleStateAt(toSaleLife(sale), ctx.now()) === sale.state) await deal(ctx, unit, sale);
  });
}

/** Not posted: all of it goes back. Posted: nobody's silence counts any more. */
async function leave(ctx: Context, unit: Unit, sale: SaleRow): Promise<void> {
  if (isNotPosted(sale.state) && !sale.is_posted)
    await beginRefund(ctx, unit, sale, { as: 'system', event: 'cancel', why: 'suspended' });
  else if (sale.state === 'paid' || ON_ITS_WAY.includes(sale.state))
    await beginDispute(ctx, unit, sale, { as: 'system', event: 'dispute', reason: 'by-staff' });
}

/** Hair that may be a child's, or that may not be sold here, is not cut: it stands still until staff have looked. */
async function stop(ctx: Context, unit: Unit, sale: SaleRow): Promise<void> {
  if (isNotPosted(sale.state) && mayFreeze(sale, 'system', ctx.now()))
    await beginFreeze(ctx, unit, sale, { as: 'system', why: 'report' });
}
