import type { EndSale } from '#rules/sales/sale-schema.ts';
import { endAgreement } from '../../../agreements/end/end-agreement.ts';
import type { Context } from '../../../context.ts';
import type { SaleView } from '../../show/sale-view.ts';
import { ensureOpen } from '../../standing/ensure-open.ts';
import { takeSaleStep } from '../take-sale-step.ts';

/** Before any money moved, either side changes their mind with one tap: as calling an agreement off, which it is. */
export const withdrawSale = (ctx: Context, wish: EndSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'either', async (unit, { account, sale, side }) => {
    await ensureOpen(ctx, unit.db, sale, { as: side, by: account.id, event: 'withdraw' });
    await endAgreement(ctx, unit, {
      offerId: sale.offer_id,
      outcome: 'fell-through',
      why: 'called-off',
      by: account.id,
    });
  });
