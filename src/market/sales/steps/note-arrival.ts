import { Refusal } from '#rules/refusal.ts';
import type { StepInSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import type { SaleView } from '../show/sale-view.ts';
import { stepSale } from '../step-sale.ts';
import { takeSaleStep } from './take-sale-step.ts';

/** The seller enters that the carrier says 'delivered': it counts if somebody says later that nothing came. */
export const noteArrival = (ctx: Context, wish: StepInSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', async (unit, { account, sale }) => {
    if (sale.arrival_noted_at !== null) throw new Refusal('conflict', 'This is noted already.');
    const change = { arrival_noted_at: ctx.now() };
    await stepSale(ctx, unit, sale, { as: 'seller', by: account.id, event: 'note-arrival', change });
  });
