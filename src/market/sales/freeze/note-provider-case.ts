import type { ProviderCase } from '#platform/payment/sale-provider.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { caseFeeEntry } from '#rules/sales/money/sale-entries.ts';
import type { SaleContext } from '../../context.ts';
import { checkCapture } from '../check-capture.ts';
import { insertEntry } from '../money/ledger-store.ts';
import { openSaleInside } from '../open-sale.ts';
import { findPaymentAtProvider } from '../pay/payment-store.ts';
import { findSale, type SaleRow } from '../sale-store.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { beginFreeze, mayFreeze } from './begin-freeze.ts';
import { findCase, hasOpenCase, keepCase } from './case-store.ts';
import { endFreeze } from './end-freeze.ts';

/**
 * A complaint at the provider or at the bank, read by the provider's own word: while it is open nothing moves; the seller
 * wins, and it goes on where it was; the payer wins, and the provider takes the money back. False: it is not about a sale.
 */
export async function noteProviderCase(ctx: SaleContext, caseId: string): Promise<boolean> {
  const told = await ctx.sales?.readCase(caseId);
  if (!told) return false;
  const saleId = await findSaleOf(ctx, told);
  const found = saleId === undefined ? undefined : await findSale(ctx.db, saleId, ctx.now());
  if (!found) return false;
  await ctx.write(async (unit) => keepNews(ctx, unit, await openSaleInside(ctx, unit, found), told));
  if (told.wonBy === 'payer') await checkCapture(ctx, found.id);
  return true;
}

async function findSaleOf(ctx: SaleContext, { id, captureId }: ProviderCase): Promise<string | undefined> {
  const known = await findCase(ctx.db, id);
  if (known) return known.sale_id;
  return captureId === null
    ? undefined
    : (await findPaymentAtProvider(ctx.db, { orderId: null, captureId }))?.sale_id;
}

async function keepNews(ctx: SaleContext, unit: Unit, sale: SaleRow, told: ProviderCase): Promise<void> {
  const now = ctx.now();
  const known = await findCase(unit.db, told.id);
  await keepCase(
    unit.db,
    {
      provider_case_id: told.id,
      sale_id: sale.id,
      reason: told.reason,
      stage: told.stage,
      outcome: told.wonBy,
      closed_at: told.isOpen ? null : (known?.closed_at ?? now),
    },
    now,
  );
  if (!known) await tellOfSale(ctx, unit, sale, 'provider-case');
  if (told.isOpen) {
    // Past the wall the provider has paid by itself: there is nothing of ours to hold still.
    const isPastWall = sale.wall_at !== null && sale.wall_at <= now;
    if (!isPastWall && mayFreeze(sale, 'provider', now))
      await beginFreeze(ctx, unit, sale, { as: 'provider', why: 'provider' });
    return;
  }
  if (told.charge > 0)
    await insertEntry(unit.db, sale, {
      kind: 'case-fee',
      lines: caseFeeEntry(told.charge),
      ref: told.id,
      at: now,
    });
  if (told.wonBy !== 'payer') await goOn(ctx, unit, sale);
}

/** Where the provider stopped it, and nothing else of it is open there. */
export async function goOn(ctx: SaleContext, unit: Unit, sale: SaleRow): Promise<void> {
  const isTheirs = sale.state === 'frozen' && sale.frozen_why === 'provider';
  if (!isTheirs || (await hasOpenCase(unit.db, sale.id))) return;
  await endFreeze(ctx, unit, sale, { as: 'provider' });
}
