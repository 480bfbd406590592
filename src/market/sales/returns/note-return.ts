import type { StepInSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import { beginRefund } from '../money/begin-refund.ts';
import type { SaleView } from '../show/sale-view.ts';
import { takeSaleStep } from '../steps/take-sale-step.ts';

/** The seller has her hair again: the money goes back. */
export const noteReturn = (ctx: Context, wish: StepInSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', (unit, { account, sale }) =>
    beginRefund(ctx, unit, sale, {
      as: 'seller',
      by: account.id,
      event: 'return-came',
      why: 'returned',
    }),
  );
