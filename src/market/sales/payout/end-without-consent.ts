import { isRefusal } from '#rules/refusal.ts';
import { isNotPosted } from '#rules/sales/life/sale-states.ts';
import type { SaleContext } from '../../context.ts';
import { beginRefund } from '../money/begin-refund.ts';
import { openSaleInside } from '../open-sale.ts';
import { listSalesWithoutConsent } from './link-store.ts';

/**
 * Whoever takes our rights at the provider back takes the money out of our hands: what is paid and not posted goes back
 * at once, as long as that still works. Posted hair goes on: its seller shall be paid.
 */
export async function endWithoutConsent(ctx: SaleContext, sellerId: string): Promise<void> {
  for (const found of await listSalesWithoutConsent(ctx.db, sellerId))
    try {
      await ctx.write(async (unit) => {
        const sale = await openSaleInside(ctx, unit, found);
        if (!isNotPosted(sale.state) || sale.is_seller_connected) return;
        ctx.log.error({ saleId: sale.id }, 'the consent to a paid sale was taken back');
        await beginRefund(ctx, unit, sale, { as: 'system', event: 'cancel', why: 'consent' });
      });
    } catch (error) {
      // Its time to post has just passed: the clock gives it back. Any other is tried again with the next answer.
      if (!isRefusal(error))
        ctx.log.error({ err: error, saleId: found.id }, 'a sale without consent could not be given back');
    }
}
