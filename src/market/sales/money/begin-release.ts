import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import type { SaleRow } from '../sale-store.ts';
import { type Step, stepSale } from '../step-sale.ts';
import { tellOfSale, type ToldWith } from '../tell/tell-of-sale.ts';
import { MOVE_SALE_MONEY } from './money-job.ts';
import { insertRelease } from './money-store.ts';

/** The seller is being paid: the sale and the payout change together. The provider is asked afterwards. */
export async function beginRelease(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  step: Omit<Step, 'to'>,
  { more, traits }: ToldWith = {},
): Promise<SaleRow> {
  const after = await stepSale(ctx, unit, sale, { ...step, to: 'releasing' });
  await insertRelease(unit.db, sale.id, ctx.now());
  await unit.enqueue(MOVE_SALE_MONEY, { saleId: sale.id });
  await tellOfSale(ctx, unit, after, step.event, more, traits);
  return after;
}
