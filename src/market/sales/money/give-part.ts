import type { Unit } from '#platform/unit-of-work.ts';
import { giveBackPart, isSaleCurrency } from '#rules/sales/sale-fee.ts';
import type { Context } from '../../context.ts';
import type { SaleRow } from '../sale-store.ts';
import { listPartOffers } from '../steps/proof-store.ts';
import { MOVE_SALE_MONEY } from './money-job.ts';
import { insertRefund } from './money-store.ts';

/** A part of the price goes back from what is held, with our fee for it. The provider is asked afterwards. */
export async function givePart(
  ctx: Context,
  unit: Unit,
  { id, price, currency }: SaleRow,
  amount: number,
): Promise<string> {
  if (!isSaleCurrency(currency)) throw new Error(`a sale in ${currency}`);
  const before = await sumPartsTaken(unit.db, id);
  const { toBuyer } = giveBackPart({ price: { amount: price, currency } }, amount, before);
  const refundId = await insertRefund(unit.db, {
    saleId: id,
    kind: 'part',
    amount: toBuyer,
    housePart: toBuyer - amount,
    why: 'part',
    now: ctx.now(),
  });
  await unit.enqueue(MOVE_SALE_MONEY, { saleId: id });
  return refundId;
}

/** What of the price went back before, by the seller's own offers. */
export async function sumPartsTaken(db: Unit['db'], saleId: string): Promise<number> {
  const offers = await listPartOffers(db, saleId);
  return offers.reduce((sum, { taken_at, amount }) => sum + (taken_at ? amount : 0), 0);
}
