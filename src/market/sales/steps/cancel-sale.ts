import type { EndSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import { beginRefund } from '../money/begin-refund.ts';
import type { SaleView } from '../show/sale-view.ts';
import { takeSaleStep } from './take-sale-step.ts';

/** After the payment: the seller until it is posted, the buyer only where the hair was off already. All of it goes back, or all but the provider's charge. */
export const cancelSale = (ctx: Context, wish: EndSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'either', (unit, { account, sale, side }) =>
    beginRefund(ctx, unit, sale, {
      as: side,
      by: account.id,
      event: 'cancel',
      why: side === 'buyer' ? 'cancelled-by-buyer' : 'cancelled-by-seller',
      note: wish.reason,
    }),
  );
