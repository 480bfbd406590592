import { Refusal } from '#rules/refusal.ts';
import type { ActOnSale } from '#rules/sales/dispute-schema.ts';
import type { Context } from '../../context.ts';
import { stepSale } from '../step-sale.ts';
import { auditSale, openSaleForStaff } from './open-sale-for-staff.ts';
import { showSaleToStaff } from './show-sale-to-staff.ts';
import type { StaffSale } from './staff-sale-view.ts';

/** An admin has opened the carrier's page, and it says 'delivered'. */
export async function noteArrivalByStaff(ctx: Context, wish: ActOnSale): Promise<StaffSale> {
  await ctx.write(async (unit) => {
    const { account, sale } = await openSaleForStaff(ctx, unit, wish, 'decide disputes');
    if (sale.arrival_noted_at !== null) throw new Refusal('conflict', 'This is noted already.');
    const change = { arrival_noted_at: ctx.now() };
    await stepSale(ctx, unit, sale, { as: 'admin', by: account.id, event: 'note-arrival', change });
    await auditSale(unit, sale, { action: 'note-arrival', after: { arrived: true }, reason: wish.reason });
  });
  return showSaleToStaff(ctx, { saleId: wish.saleId });
}
