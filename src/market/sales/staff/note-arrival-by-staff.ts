import type { NoteArrivalByStaff } from '#rules/sales/dispute/dispute-schema.ts';
import type { Context } from '../../context.ts';
import { enterArrival } from '../steps/parcel/note-arrival.ts';
import { auditSale, openSaleForStaff } from './open-sale-for-staff.ts';
import { orSayWho } from './or-say-who.ts';
import { showSaleToStaff } from './show-sale-to-staff.ts';
import type { StaffSale } from './staff-sale-view.ts';

/** An admin has opened the carrier's page, and it says 'delivered'. */
export async function noteArrivalByStaff(ctx: Context, wish: NoteArrivalByStaff): Promise<StaffSale> {
  const { day, reason } = wish;
  await ctx.write(async (unit) => {
    const { account, sale } = await openSaleForStaff(ctx, unit, wish, 'decide disputes');
    const done = sale.arrival_noted_at === null ? [] : (['sale.note-arrival'] as const);
    await orSayWho(ctx, unit, { sale, done }, () =>
      enterArrival(ctx, unit, sale, { as: 'admin', by: account.id, day }),
    );
    await auditSale(unit, sale, { action: 'note-arrival', after: { arrivedOn: day }, reason });
  });
  return showSaleToStaff(ctx, { saleId: wish.saleId });
}
