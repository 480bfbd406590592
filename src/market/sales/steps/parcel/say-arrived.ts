import type { StepInSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../../context.ts';
import type { SaleView } from '../../show/sale-view.ts';
import { takeSaleStep } from '../take-sale-step.ts';
import { beginInspection } from './begin-inspection.ts';

/** The parcel is there: the buyer has three days to look, and a word for photos. */
export const sayArrived = (ctx: Context, wish: StepInSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'buyer', (unit, { account, sale }) =>
    beginInspection(ctx, unit, sale, { as: 'buyer', by: account.id, at: ctx.now() }),
  );
