import { randomInt } from 'node:crypto';
import type { Unit } from '#platform/unit-of-work.ts';
import { drawCodeWord } from '#rules/sales/parcel/code-words.ts';
import { mayDecideOnReturn, returnBy } from '#rules/sales/life/sale-deadlines.ts';
import type { Context } from '../../context.ts';
import type { SaleRow } from '../sale-store.ts';
import { type Step, stepSale } from '../step-sale.ts';
import { tellOfSale, type ToldWith } from '../tell/tell-of-sale.ts';

/** Why the hair cannot go back any more, or never came; null: it can. */
export function returnHindrance(sale: SaleRow, now: Date): string | null {
  const isSeen = sale.arrival_noted_at !== null || sale.is_arrival_said;
  if (sale.dispute_reason === 'not-received' || (sale.dispute_reason === 'by-staff' && !isSeen))
    return 'The hair has not come, so it cannot go back.';
  if (sale.is_return_posted) return 'It was sent back already.';
  if (!sale.captured_at || !mayDecideOnReturn(sale.captured_at, now))
    return 'There is no time left for the hair to go back.';
  return null;
}

type Returning = Omit<Step, 'to'> & { told?: ToldWith };

/** The hair goes back first, then the money: with a third word for its photos. */
export async function beginReturn(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  { told = {}, ...step }: Returning,
): Promise<SaleRow> {
  const now = ctx.now();
  const after = await stepSale(ctx, unit, sale, {
    ...step,
    to: 'returning',
    change: {
      ...step.change,
      stands_at: null,
      object_by: null,
      return_by: returnBy(sale.captured_at ?? now, now),
      return_word: drawCodeWord((below) => randomInt(below)),
    },
  });
  await tellOfSale(ctx, unit, after, step.event, told.more, told.traits);
  return after;
}
