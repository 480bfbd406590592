import type { Unit } from '#platform/unit-of-work.ts';
import { Refusal } from '#rules/refusal.ts';
import { giveBackPart, isSaleCurrency } from '#rules/sales/sale-fee.ts';
import type { StepInSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import { beginRelease } from '../money/begin-release.ts';
import { MOVE_SALE_MONEY } from '../money/money-job.ts';
import { insertRefund } from '../money/money-store.ts';
import type { SaleRow } from '../sale-store.ts';
import type { SaleView } from '../show/sale-view.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { listPartOffers, setPartTaken } from './proof-store.ts';
import { takeSaleStep } from './take-sale-step.ts';

/** The buyer takes what the seller offers: it goes back at once, with our fee for it; a dispute ends with it. */
export const takePart = (ctx: Context, wish: StepInSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'buyer', async (unit, { account, sale }) => {
    const step = { as: 'buyer', by: account.id, event: 'take-part' } as const;
    const isDisputed = sale.state === 'disputed';
    const after = isDisputed ? sale : await stepSale(ctx, unit, sale, step);
    await givePart(ctx, unit, sale);
    if (isDisputed) await beginRelease(ctx, unit, sale, step);
    else await tellOfSale(ctx, unit, after, 'take-part');
  });

async function givePart(ctx: Context, unit: Unit, { id, price, currency }: SaleRow): Promise<void> {
  const now = ctx.now();
  const offers = await listPartOffers(unit.db, id);
  const open = offers.find(({ taken_at, expires_at }) => taken_at === null && expires_at > now);
  if (!open || !isSaleCurrency(currency))
    throw new Refusal('conflict', 'There is no offer of some money back now.');
  const before = offers.reduce((sum, { taken_at, amount }) => sum + (taken_at ? amount : 0), 0);
  const { toBuyer } = giveBackPart({ price: { amount: price, currency } }, open.amount, before);
  const refundId = await insertRefund(unit.db, {
    saleId: id,
    kind: 'part',
    amount: toBuyer,
    housePart: toBuyer - open.amount,
    why: 'part',
    now,
  });
  await setPartTaken(unit.db, { saleId: id, no: open.no, refundId, now });
  await unit.enqueue(MOVE_SALE_MONEY, { saleId: id });
}
