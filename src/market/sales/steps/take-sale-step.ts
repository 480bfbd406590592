import type { Unit } from '#platform/unit-of-work.ts';
import type { StepInSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import { type OpenSale, openSale, type SaleSide } from '../open-sale.ts';
import type { SaleView } from '../show/sale-view.ts';
import { showSale } from '../show/show-sale.ts';

/** What every step of a person has in common: the sale is held while it is taken, and shown as it is afterwards. */
export async function takeSaleStep(
  ctx: Context,
  wish: StepInSale,
  side: SaleSide | 'either',
  step: (unit: Unit, open: OpenSale) => Promise<unknown>,
): Promise<SaleView> {
  await ctx.write(async (unit) => step(unit, await openSale(ctx, unit, wish, side)));
  return showSale(ctx, { saleId: wish.saleId });
}
