import type { EndSale } from '#rules/sales/sale-schema.ts';
import { ensureSaleStep } from '#rules/sales/sale-state.ts';
import { endAgreement } from '../../agreements/end/end-agreement.ts';
import type { Context } from '../../context.ts';
import { toSaleLife } from '../sale-life.ts';
import type { SaleView } from '../show/sale-view.ts';
import { takeSaleStep } from './take-sale-step.ts';

/** Before any money moved, either side changes their mind with one tap: as calling an agreement off, which it is. */
export const withdrawSale = (ctx: Context, wish: EndSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'either', async (unit, { account, sale, side }) => {
    ensureSaleStep([side], toSaleLife(sale), 'withdraw', ctx.now());
    await endAgreement(ctx, unit, {
      offerId: sale.offer_id,
      outcome: 'fell-through',
      why: 'called-off',
      by: account.id,
    });
  });
