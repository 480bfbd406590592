import type { StepInSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import { beginRelease } from '../money/begin-release.ts';
import type { SaleView } from '../show/sale-view.ts';
import { takeSaleStep } from './take-sale-step.ts';

/** 'All is well': the seller is paid. */
export const acceptHair = (ctx: Context, wish: StepInSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'buyer', (unit, { account, sale }) =>
    beginRelease(ctx, unit, sale, { as: 'buyer', by: account.id, event: 'accept-hair' }),
  );
