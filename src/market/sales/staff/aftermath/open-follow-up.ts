import { Refusal } from '#rules/refusal.ts';
import type { ActOnSale } from '#rules/sales/dispute/dispute-schema.ts';
import { CONNECT_MS, PAY_MS } from '#rules/sales/life/sale-deadlines.ts';
import type { Context } from '../../../context.ts';
import { hasUsableLink } from '../../payout/link-store.ts';
import { findSale, type SaleRow } from '../../sale-store.ts';
import { tellOfSale } from '../../tell/tell-of-sale.ts';
import { followUpHindrance, insertFollowUp } from './follow-store.ts';
import { auditSale, openSaleForStaff } from '../open-sale-for-staff.ts';
import { orSayWho } from '../or-say-who.ts';
import { showSaleToStaff } from '../show-sale-to-staff.ts';
import type { StaffSale } from '../staff-sale-view.ts';

/**
 * The parcel came after its money had gone back as 'not received': the same terms once more, so that nobody keeps both. Its
 * buyer can buy nothing else until it is paid, and what they pay goes straight to the seller.
 */
export async function openFollowUp(ctx: Context, wish: ActOnSale): Promise<StaffSale> {
  const followUp = await ctx.write(async (unit) => {
    const { account, sale } = await openSaleForStaff(ctx, unit, wish, 'decide disputes');
    const now = ctx.now();
    await orSayWho(ctx, unit, { sale, done: ['sale.follow-up'] }, async () => {
      const why = await followUpHindrance(unit.db, sale);
      if (why !== null) throw refuse(sale, why);
    });
    const isPayable = await hasUsableLink(unit.db, sale.seller_id, now);
    const until = new Date(now.getTime() + (isPayable ? PAY_MS : CONNECT_MS));
    const id = await insertFollowUp(unit.db, sale, { by: account.id, isPayable, until, now });
    const made = await findSale(unit.db, id, now);
    if (made) await tellOfSale(ctx, unit, made, 'came-late');
    await auditSale(unit, sale, { action: 'follow-up', after: { sale: id }, reason: wish.reason });
    return id;
  });
  return showSaleToStaff(ctx, { saleId: followUp });
}

const refuse = ({ state, version }: SaleRow, why: string) =>
  new Refusal('conflict', why, {}, { current: { status: state, version } });
