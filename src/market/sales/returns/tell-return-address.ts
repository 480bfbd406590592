import { Refusal } from '#rules/refusal.ts';
import type { TellReturnAddress } from '#rules/sales/dispute/dispute-schema.ts';
import { saleStateAt } from '#rules/sales/life/sale-state.ts';
import { SALE_STATE_IN_A_SENTENCE } from '#rules/sales/life/sale-states.ts';
import type { Context } from '../../context.ts';
import { insertAddress } from '../pay/payment-store.ts';
import { toSaleLife } from '../sale-life.ts';
import type { SaleView } from '../show/sale-view.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { takeSaleStep } from '../steps/take-sale-step.ts';

/** Where the seller wants her hair back: sealed, for the buyer alone, and gone with the other one. */
export const tellReturnAddress = (ctx: Context, wish: TellReturnAddress): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', async (unit, { sale }) => {
    const status = saleStateAt(toSaleLife(sale), ctx.now());
    const current = { status, version: sale.version };
    if (status !== 'returning')
      throw new Refusal(
        'conflict',
        `This sale is ${SALE_STATE_IN_A_SENTENCE[status]}. This cannot be done now.`,
        {},
        { current },
      );
    // The buyer may have written it on the parcel already.
    if (sale.has_return_address)
      throw new Refusal('conflict', 'You have told us where to. It cannot be changed now.', {}, { current });
    if (sale.is_return_posted) throw new Refusal('conflict', 'It was sent back already.', {}, { current });
    const { name, lines, country } = wish;
    const address = { name, lines: lines.split('\n').filter((each) => each.trim() !== ''), country };
    await insertAddress(unit.db, {
      saleId: sale.id,
      whose: 'return',
      sealed: ctx.secrets.seal('sale-address', JSON.stringify(address)),
    });
    await tellOfSale(ctx, unit, sale, 'return-address');
  });
