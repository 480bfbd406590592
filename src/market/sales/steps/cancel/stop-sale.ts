import { Refusal } from '#rules/refusal.ts';
import type { StepInSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../../context.ts';
import { beginRefund } from '../../money/begin-refund.ts';
import { toSaleLife } from '../../sale-life.ts';
import type { SaleView } from '../../show/sale-view.ts';
import { takeSaleStep } from '../take-sale-step.ts';

/** The hair is less than was promised: the buyer stops the sale before it is posted. */
export const stopSale = (ctx: Context, wish: StepInSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'buyer', (unit, { account, sale }) => {
    if (sale.state === 'proved' && !toSaleLife(sale).isBelowLeast)
      throw new Refusal('conflict', 'It is as promised. Look at it when it comes.');
    return beginRefund(ctx, unit, sale, {
      as: 'buyer',
      by: account.id,
      event: 'stop',
      why: 'less-than-promised',
    });
  });
