import { Refusal } from '#rules/refusal.ts';
import { PART_OFFER_MS } from '#rules/sales/sale-terms.ts';
import type { OfferPart } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import { partProblem, sumPartsTaken } from '../money/give-part.ts';
import type { SaleView } from '../show/sale-view.ts';
import { ensureOpen } from '../standing/ensure-open.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { insertPartOffer, listPartOffers } from './proof-store.ts';
import { takeSaleStep } from './take-sale-step.ts';

/** The seller gives some money back, because the hair is less or not quite as described. Only her own button does so. */
export const offerPart = (ctx: Context, wish: OfferPart): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', async (unit, { account, sale }) => {
    const now = ctx.now();
    const step = { as: 'seller', by: account.id, event: 'offer-part' } as const;
    const offers = await listPartOffers(unit.db, sale.id);
    const problem = partProblem(sale, await sumPartsTaken(unit.db, sale.id), wish.amount);
    if (problem !== null)
      throw new Refusal('invalid', 'Please check what you entered.', {
        amount: [`${problem} To give all of it back, cancel the sale.`],
      });
    await ensureOpen(ctx, unit.db, sale, step);
    const after = await stepSale(ctx, unit, sale, step);
    await insertPartOffer(unit.db, {
      sale_id: sale.id,
      no: offers.length + 1,
      amount: wish.amount,
      offered_at: now,
      expires_at: new Date(now.getTime() + PART_OFFER_MS),
    });
    await tellOfSale(ctx, unit, after, 'offer-part');
  });
