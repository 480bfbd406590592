import { Refusal } from '#rules/refusal.ts';
import type { ActOnSale } from '#rules/sales/dispute-schema.ts';
import { lastDayToDecide } from '#rules/sales/sale-deadlines.ts';
import type { Context } from '../../context.ts';
import { findDispute, updateDispute } from '../disputes/dispute-store.ts';
import { auditSale, openSaleForStaff } from './open-sale-for-staff.ts';
import { showSaleToStaff } from './show-sale-to-staff.ts';
import type { StaffSale } from './staff-sale-view.ts';

/** The parcel still travels: staff give themselves more time, once, to the last day that there is. */
export async function postponeDecision(ctx: Context, wish: ActOnSale): Promise<StaffSale> {
  await ctx.write(async (unit) => {
    const { sale } = await openSaleForStaff(ctx, unit, wish, 'decide disputes');
    const dispute = await findDispute(unit.db, sale.id);
    if (sale.state !== 'disputed' || !dispute || sale.decision !== null || !sale.captured_at)
      throw new Refusal('conflict', 'There is nothing to decide in this sale now.');
    const until = lastDayToDecide(sale.captured_at);
    if (dispute.decide_moved_why !== null || until <= dispute.decide_by)
      throw new Refusal('conflict', 'This cannot be put off any further.');
    await updateDispute(unit.db, dispute.id, { decide_by: until, decide_moved_why: wish.reason });
    await auditSale(unit, sale, {
      action: 'postpone',
      after: { decideBy: until.toISOString() },
      reason: wish.reason,
    });
  });
  return showSaleToStaff(ctx, { saleId: wish.saleId });
}
