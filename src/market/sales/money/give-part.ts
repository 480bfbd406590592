import type { Unit } from '#platform/unit-of-work.ts';
import { formatMoney } from '#rules/money/money.ts';
import { giveBackPart, isSaleCurrency } from '#rules/sales/money/sale-fee.ts';
import type { Context } from '../../context.ts';
import type { SaleRow } from '../sale-store.ts';
import { listPartOffers } from '../steps/proof-store.ts';
import { MOVE_SALE_MONEY } from './money-job.ts';
import { insertRefund, sumRefunds } from './money-store.ts';

/** A part of the price goes back from what is held, with our fee for it. The provider is asked afterwards. */
export async function givePart(ctx: Context, unit: Unit, sale: SaleRow, amount: number): Promise<string> {
  const { back, housePart } = await sumRefunds(unit.db, sale.id);
  const takenBefore = await sumPartsTaken(unit.db, sale.id);
  const now = { ...sale, back, back_house: housePart };
  const { toBuyer, left, feeLeft } = reckonPart(now, takenBefore, amount);
  // What was decided before more went back elsewhere: as much of it as there is.
  const given = Math.min(toBuyer, left);
  const refundId = await insertRefund(unit.db, {
    saleId: sale.id,
    kind: 'part',
    amount: given,
    housePart: Math.min(toBuyer - amount, given, feeLeft),
    why: 'part',
    now: ctx.now(),
  });
  await unit.enqueue(MOVE_SALE_MONEY, { saleId: sale.id });
  return refundId;
}

/** Why such a part cannot go back now: it is not some of the price, or PayPal holds no more than that. */
export function partProblem(sale: SaleRow, takenBefore: number, amount: number): string | null {
  if (amount >= sale.price - takenBefore) return 'Less than the whole price.';
  const { toBuyer, left } = reckonPart(sale, takenBefore, amount);
  if (toBuyer <= left) return null;
  const held = formatMoney({ amount: left, currency: sale.currency });
  return `Some of the money went back already. PayPal holds ${held} now, and with our fee this is more.`;
}

/** What the buyer gets of it with our fee, what PayPal holds, and what of our fee is left: less what is on its way back. */
function reckonPart(sale: SaleRow, takenBefore: number, amount: number) {
  const { price, currency, total, fee, back, back_house: housePart } = sale;
  if (!isSaleCurrency(currency)) throw new Error(`a sale in ${currency}`);
  const { toBuyer } = giveBackPart({ price: { amount: price, currency } }, amount, takenBefore);
  return { toBuyer, left: total - back, feeLeft: fee - housePart };
}

/** What of the price went back before, by the seller's own offers. */
export async function sumPartsTaken(db: Unit['db'], saleId: string): Promise<number> {
  const offers = await listPartOffers(db, saleId);
  return offers.reduce((sum, { taken_at, amount }) => sum + (taken_at ? amount : 0), 0);
}
