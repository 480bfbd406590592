import type { StepInSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import { beginRelease } from '../money/begin-release.ts';
import type { SaleView } from '../show/sale-view.ts';
import { takeSaleStep } from '../steps/take-sale-step.ts';

/** All is well after all: the seller is paid. */
export const dropDispute = (ctx: Context, wish: StepInSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'buyer', (unit, { account, sale }) =>
    beginRelease(ctx, unit, sale, { as: 'buyer', by: account.id, event: 'drop' }),
  );
