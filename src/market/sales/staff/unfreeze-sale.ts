import { Refusal } from '#rules/refusal.ts';
import type { ActOnSale } from '#rules/sales/dispute-schema.ts';
import type { Context } from '../../context.ts';
import { hasOpenCase } from '../freeze/case-store.ts';
import { endFreeze } from '../freeze/end-freeze.ts';
import { auditSale, openSaleForStaff } from './open-sale-for-staff.ts';
import { showSaleToStaff } from './show-sale-to-staff.ts';
import type { StaffSale } from './staff-sale-view.ts';

/** An admin lets a sale go on that we ourselves stopped; what the provider stopped goes on by its word. */
export async function unfreezeSale(ctx: Context, wish: ActOnSale): Promise<StaffSale> {
  await ctx.write(async (unit) => {
    const { account, sale } = await openSaleForStaff(ctx, unit, wish, 'freeze a sale');
    if (sale.frozen_why === 'difference')
      throw new Refusal('conflict', 'The payment is not as it should be. It can only go back.');
    if (sale.frozen_why === 'provider' || (await hasOpenCase(unit.db, sale.id)))
      throw new Refusal('conflict', 'There is a case at PayPal. The sale goes on when PayPal closes it.');
    const after = await endFreeze(ctx, unit, sale, { as: 'admin', by: account.id });
    await auditSale(unit, sale, { action: 'unfreeze', after: { state: after.state }, reason: wish.reason });
  });
  return showSaleToStaff(ctx, { saleId: wish.saleId });
}
