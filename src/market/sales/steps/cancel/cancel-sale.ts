import type { Unit } from '#platform/unit-of-work.ts';
import { CANCELS, CANCELS_BEFORE_ALERT } from '#rules/sales/sale-limits.ts';
import type { EndSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../../context.ts';
import { alertStaff } from '../../../reports/alert-staff.ts';
import { listSaleEnds } from '../../agree/limit-store.ts';
import { beginRefund } from '../../money/begin-refund.ts';
import type { SaleView } from '../../show/sale-view.ts';
import { takeSaleStep } from '../take-sale-step.ts';

/** After the payment: the seller until it is posted, the buyer only where the hair was off already. All of it goes back, or all but the provider's charge. */
export const cancelSale = (ctx: Context, wish: EndSale): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'either', async (unit, { account, sale, side }) => {
    await beginRefund(ctx, unit, sale, {
      as: side,
      by: account.id,
      event: 'cancel',
      why: side === 'buyer' ? 'cancelled-by-buyer' : 'cancelled-by-seller',
      note: wish.reason,
    });
    if (side === 'seller') await alertIfOften(ctx, unit, account.id);
  });

/** A seller who calls off what was paid, time and again: somebody of ours looks. */
async function alertIfOften(ctx: Context, unit: Unit, accountId: string): Promise<void> {
  const since = new Date(ctx.now().getTime() - CANCELS.withinMs);
  const ends = ['cancelled-by-seller'] as const;
  const times = await listSaleEnds(unit.db, { accountId, side: 'seller', ends, since });
  if (times.length !== CANCELS_BEFORE_ALERT) return;
  await alertStaff(ctx, unit, {
    accountId,
    text: `Called off ${times.length} sales that were paid within 90 days.`,
  });
}
