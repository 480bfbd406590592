import type { Unit } from '#platform/unit-of-work.ts';
import type { StepInSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import { beginRelease } from '../money/begin-release.ts';
import { givePart } from '../money/give-part.ts';
import type { SaleRow } from '../sale-store.ts';
import type { SaleView } from '../show/sale-view.ts';
import { ensureOpen } from '../standing/ensure-open.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { listPartOffers, setPartTaken } from './proof-store.ts';
import { takeSaleStep } from './take-sale-step.ts';

/** The buyer takes what the seller offers: it goes back at once, with our fee for it; a dispute ends with it. */
export const takePart = (ctx: Context, wish: StepInSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'buyer', async (unit, { account, sale }) => {
    const step = { as: 'buyer', by: account.id, event: 'take-part' } as const;
    await ensureOpen(ctx, unit.db, sale, step);
    const isDisputed = sale.state === 'disputed';
    const after = isDisputed ? sale : await stepSale(ctx, unit, sale, step);
    await takeOffer(ctx, unit, sale);
    if (isDisputed) await beginRelease(ctx, unit, sale, step);
    else await tellOfSale(ctx, unit, after, 'take-part');
  });

async function takeOffer(ctx: Context, unit: Unit, sale: SaleRow): Promise<void> {
  const now = ctx.now();
  const offers = await listPartOffers(unit.db, sale.id);
  const open = offers.find(({ taken_at, expires_at }) => taken_at === null && expires_at > now);
  if (!open) throw new Error(`nothing is offered in the sale ${sale.id}`);
  const refundId = await givePart(ctx, unit, sale, open.amount);
  await setPartTaken(unit.db, { saleId: sale.id, no: open.no, refundId, now });
}
