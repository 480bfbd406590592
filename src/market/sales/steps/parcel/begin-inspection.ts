import { randomInt } from 'node:crypto';
import type { Unit } from '#platform/unit-of-work.ts';
import { drawCodeWord } from '#rules/sales/parcel/code-words.ts';
import { inspectBy } from '#rules/sales/life/sale-deadlines.ts';
import { nextByClock } from '#rules/sales/life/sale-state.ts';
import type { Context } from '../../../context.ts';
import { toSaleLife } from '../../sale-life.ts';
import type { SaleRow } from '../../sale-store.ts';
import { type Step, stepSale } from '../../step-sale.ts';
import { tellOfSale } from '../../tell/tell-of-sale.ts';

/** The parcel is there, or is taken as arrived: the buyer has three days to look from then, and a word for photos. */
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

/**
 * A parcel whose time to travel is over has arrived for whoever does something with its sale, also before the clock has been
 * there: else it would go on without the day by which it is looked at, and never end.
 */
export async function arriveIfDue(ctx: Context, unit: Unit, sale: SaleRow): Promise<SaleRow> {
  const isDue = sale.state === 'shipped' && nextByClock(toSaleLife(sale), ctx.now()) === 'delivered';
  if (!isDue || !sale.arrive_by) return sale;
  return beginInspection(ctx, unit, sale, { as: 'clock', at: sale.arrive_by });
}
