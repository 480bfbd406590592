import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import type { SaleRow } from '../sale-store.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { letGo } from './let-go.ts';
import { stopRelease } from './money-store.ts';

/** Nothing is left that anybody could be paid with, and not at our word: the sale is over. Its buyer is told by the caller. */
export async function endGivenBack(ctx: Context, unit: Unit, sale: SaleRow): Promise<SaleRow> {
  if (sale.state === 'refunded') return sale;
  await stopRelease(unit.db, sale.id, 'given-back');
  const wasOpen = sale.state !== 'refunding';
  const after = await stepSale(ctx, unit, sale, {
    as: 'provider',
    event: 'refund',
    change: { checked_at: null, ...(wasOpen ? { end_reason: 'given-back' } : {}) },
  });
  if (wasOpen) await letGo(ctx, unit, sale);
  await tellOfSale(ctx, unit, after, 'given-back');
  return after;
}
