import type { ActOnSale } from '#rules/sales/dispute/dispute-schema.ts';
import type { Context } from '../../context.ts';
import { beginFreeze } from '../freeze/begin-freeze.ts';
import { auditSale, openSaleForStaff } from './open-sale-for-staff.ts';
import { orSayWho } from './or-say-who.ts';
import { showSaleToStaff } from './show-sale-to-staff.ts';
import type { StaffSale } from './staff-sale-view.ts';

/** An admin stops a sale to look into it: the light is red at once. */
export async function freezeSale(ctx: Context, wish: ActOnSale): Promise<StaffSale> {
  await ctx.write(async (unit) => {
    const { account, sale } = await openSaleForStaff(ctx, unit, wish, 'freeze a sale');
    const done = sale.frozen_why === 'staff' ? (['sale.freeze'] as const) : [];
    await orSayWho(ctx, unit, { sale, done }, () =>
      beginFreeze(ctx, unit, sale, { as: 'admin', by: account.id, why: 'staff' }),
    );
    await auditSale(unit, sale, { action: 'freeze', after: { state: 'frozen' }, reason: wish.reason });
  });
  return showSaleToStaff(ctx, { saleId: wish.saleId });
}
