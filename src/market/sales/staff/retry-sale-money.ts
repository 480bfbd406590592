import { Refusal } from '#rules/refusal.ts';
import type { ActOnSale } from '#rules/sales/dispute/dispute-schema.ts';
import type { Context } from '../../context.ts';
import { MOVE_SALE_MONEY } from '../money/money-job.ts';
import { hurryMoney } from '../money/retry-store.ts';
import { auditSale, openSaleForStaff } from './open-sale-for-staff.ts';
import { showSaleToStaff } from './show-sale-to-staff.ts';
import type { StaffSale } from './staff-sale-view.ts';

/** Asks the provider now for what is on its way, with the ids it was asked for before: nothing moves twice. */
export async function retrySaleMoney(ctx: Context, wish: ActOnSale): Promise<StaffSale> {
  await ctx.write(async (unit) => {
    const { sale } = await openSaleForStaff(ctx, unit, wish, 'move sale money');
    if (!(await hurryMoney(unit.db, sale.id, ctx.now())))
      throw new Refusal('conflict', 'No money of this sale is on its way.');
    await unit.enqueue(MOVE_SALE_MONEY, { saleId: sale.id });
    await auditSale(unit, sale, { action: 'retry-money', after: {}, reason: wish.reason });
  });
  return showSaleToStaff(ctx, { saleId: wish.saleId });
}
