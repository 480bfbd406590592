import { randomInt } from 'node:crypto';
import type { Unit } from '#platform/unit-of-work.ts';
import { drawCodeWord } from '#rules/sales/code-words.ts';
import { inspectBy } from '#rules/sales/sale-deadlines.ts';
import type { StepInSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import type { SaleRow } from '../sale-store.ts';
import type { SaleView } from '../show/sale-view.ts';
import { type Step, stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { takeSaleStep } from './take-sale-step.ts';

/** The parcel is there: the buyer has three days to look, and a word for photos. */
export const sayArrived = (ctx: Context, wish: StepInSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'buyer', (unit, { account, sale }) =>
    beginInspection(ctx, unit, sale, { as: 'buyer', by: account.id, at: ctx.now() }),
  );

/** The same for the clock, from when the parcel is taken as arrived. */
export async function beginInspection(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  { as, by = null, at }: Pick<Step, 'as' | 'by'> & { at: Date },
): Promise<SaleRow> {
  const change = {
    inspect_by: inspectBy(at),
    inspect_word: drawCodeWord((below) => randomInt(below)),
  };
  const after = await stepSale(ctx, unit, sale, { as, by, at, event: 'say-arrived', change });
  await tellOfSale(ctx, unit, after, 'say-arrived', {}, as === 'clock' ? ['by-clock'] : []);
  return after;
}
