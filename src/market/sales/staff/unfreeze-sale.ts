import type { ActOnSale } from '#rules/sales/dispute/dispute-schema.ts';
import type { Context } from '../../context.ts';
import { endFreeze } from '../freeze/end-freeze.ts';
import { ensureOpen } from '../standing/ensure-open.ts';
import { auditSale, openSaleForStaff } from './open-sale-for-staff.ts';
import { orSayWho } from './or-say-who.ts';
import { showSaleToStaff } from './show-sale-to-staff.ts';
import type { StaffSale } from './staff-sale-view.ts';

/** An admin lets a sale go on that we ourselves stopped; what the provider stopped goes on by its word. */
export async function unfreezeSale(ctx: Context, wish: ActOnSale): Promise<StaffSale> {
  await ctx.write(async (unit) => {
    const { account, sale } = await openSaleForStaff(ctx, unit, wish, 'freeze a sale');
    const done = sale.state === 'frozen' ? [] : (['sale.unfreeze', 'sale.decide'] as const);
    const after = await orSayWho(ctx, unit, { sale, done }, async () => {
      await ensureOpen(ctx, unit.db, sale, { as: 'admin', by: account.id, event: 'unfreeze' });
      return endFreeze(ctx, unit, sale, { as: 'admin', by: account.id });
    });
    await auditSale(unit, sale, { action: 'unfreeze', after: { state: after.state }, reason: wish.reason });
  });
  return showSaleToStaff(ctx, { saleId: wish.saleId });
}
