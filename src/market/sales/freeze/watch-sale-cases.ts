import { DAY_MS } from '#rules/time.ts';
import type { SaleContext } from '../../context.ts';
import { checkCapture } from '../check-capture.ts';
import { openSaleInside } from '../open-sale.ts';
import { findSale } from '../sale-store.ts';
import { listLeftFrozen, listOpenCases } from './case-store.ts';
import { goOn, noteProviderCase } from './note-provider-case.ts';

const AT_ONCE = 200;

/** Asks about every open case anew: a notification that was lost leaves nothing standing still for ever. */
export async function watchSaleCases(ctx: SaleContext): Promise<void> {
  if (!ctx.sales) return;
  for (const caseId of await listOpenCases(ctx.db, AT_ONCE))
    await lookAfter(ctx, { caseId }, () => noteProviderCase(ctx, caseId));
  // A day: so long the provider has to tell of a case that it stopped a payout for.
  const before = new Date(ctx.now().getTime() - DAY_MS);
  for (const { id, outcome } of await listLeftFrozen(ctx.db, { before, most: AT_ONCE }))
    await lookAfter(ctx, { saleId: id }, async () => {
      if (outcome === 'payer') return checkCapture(ctx, id);
      const found = await findSale(ctx.db, id, ctx.now());
      if (found) await ctx.write(async (unit) => goOn(ctx, unit, await openSaleInside(ctx, unit, found)));
    });
}

async function lookAfter(ctx: SaleContext, about: object, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    ctx.log.warn({ err: error, ...about }, 'a case at the payment provider could not be looked into');
  }
}
