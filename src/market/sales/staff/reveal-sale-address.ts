import { Refusal } from '#rules/refusal.ts';
import type { ActOnSale } from '#rules/sales/dispute/dispute-schema.ts';
import type { Context } from '../../context.ts';
import { readAddress } from '../show/read-address.ts';
import type { Address } from '../show/show-store.ts';
import { auditSale, openSaleForStaff } from './open-sale-for-staff.ts';

/** Where a parcel was sent to; who looked and why stays in the audit. */
export async function revealSaleAddress(ctx: Context, wish: ActOnSale): Promise<{ address: Address }> {
  await ctx.write(async (unit) => {
    const { sale } = await openSaleForStaff(ctx, unit, wish, 'reveal an address');
    await auditSale(unit, sale, { action: 'reveal-address', after: {}, reason: wish.reason });
  });
  const address = await readAddress(ctx, wish.saleId, 'buyer');
  if (!address) throw new Refusal('not-found', 'There is no address: nothing was paid, or it is forgotten.');
  return { address };
}
