import type { Unit } from '#platform/unit-of-work.ts';
import type { SaleEnd } from '#rules/sales/life/sale-kinds.ts';
import type { Context } from '../../context.ts';
import type { SaleRow } from '../sale-store.ts';
import { type Step, stepSale } from '../step-sale.ts';
import { tellOfSale, type ToldWith } from '../tell/tell-of-sale.ts';
import { readTaken } from './ledger-store.ts';
import { letGo } from './let-go.ts';
import { MOVE_SALE_MONEY } from './money-job.ts';
import { insertRefund, stopRelease, sumRefunds } from './money-store.ts';

type Refund = Omit<Step, 'to'> & {
  why: SaleEnd;
  /** What whoever ended it wrote. */
  note?: string;
  told?: ToldWith;
};

/** The money goes back: the sale, the refund, the ad and what was agreed on change together. The provider is asked afterwards. */
export async function beginRefund(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  { why, note, change, told = {}, ...step }: Refund,
): Promise<SaleRow> {
  const after = await stepSale(ctx, unit, sale, {
    ...step,
    to: 'refunding',
    change: { ...change, end_reason: why, end_note: note === undefined || note === '' ? null : note },
  });
  const { back, housePart } = await sumRefunds(unit.db, sale.id);
  await stopRelease(unit.db, sale.id, why);
  // What was taken goes back, also where that was not what we asked for.
  const rest = (await readTaken(unit.db, sale)).amount - back;
  const charge = sale.provider_fee ?? 0;
  // Where most of it went back elsewhere, too little is left to keep the charge from.
  const isCharged = why === 'cancelled-by-buyer' && rest > charge;
  const amount = isCharged ? rest - charge : rest;
  await insertRefund(unit.db, {
    saleId: sale.id,
    kind: why === 'too-late' ? 'late' : isCharged ? 'cancel' : 'whole',
    amount,
    housePart: Math.min(sale.fee - housePart, amount),
    why,
    now: ctx.now(),
  });
  await unit.enqueue(MOVE_SALE_MONEY, { saleId: sale.id });
  // Money that came too late was for an ad that is somebody else's by now.
  if (why !== 'too-late') await letGo(ctx, unit, sale);
  await tellOfSale(ctx, unit, after, step.event, told.more, told.traits);
  return after;
}
