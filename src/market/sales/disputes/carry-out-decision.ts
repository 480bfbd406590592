import type { Unit } from '#platform/unit-of-work.ts';
import type { SaleEnd } from '#rules/sales/life/sale-kinds.ts';
import type { Context } from '../../context.ts';
import { beginRefund } from '../money/begin-refund.ts';
import { beginRelease } from '../money/begin-release.ts';
import { givePart } from '../money/give-part.ts';
import type { SaleRow } from '../sale-store.ts';
import type { Step } from '../step-sale.ts';
import type { ToldWith } from '../tell/tell-of-sale.ts';
import type { DecisionRow } from './dispute-store.ts';

type Carrying = Pick<Step, 'as' | 'event' | 'by'> & { why: SaleEnd; told?: ToldWith };

/** The money goes where it was decided to: back, out, or some of it back and the rest out. */
export async function carryOutDecision(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  { outcome, amount }: Pick<DecisionRow, 'outcome' | 'amount'>,
  { why, told, ...step }: Carrying,
): Promise<SaleRow> {
  if (outcome === 'refund') return beginRefund(ctx, unit, sale, { ...step, why, ...(told && { told }) });
  if (outcome === 'part' && amount !== null) await givePart(ctx, unit, sale, amount);
  return beginRelease(ctx, unit, sale, step, told);
}
