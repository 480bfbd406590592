import type { Unit } from '#platform/unit-of-work.ts';
import { Refusal } from '#rules/refusal.ts';
import type { ActOnSale } from '#rules/sales/dispute/dispute-schema.ts';
import type { Context } from '../../../context.ts';
import { findDispute, updateDispute } from '../../disputes/dispute-store.ts';
import type { SaleRow } from '../../sale-store.ts';
import { tellOfSale } from '../../tell/tell-of-sale.ts';
import { auditSale, openSaleForStaff } from '../open-sale-for-staff.ts';
import { orSayWho } from '../or-say-who.ts';
import { readPutOff } from './put-off-until.ts';
import { showSaleToStaff } from '../show-sale-to-staff.ts';
import type { StaffSale } from '../staff-sale-view.ts';

/** The parcel still travels: staff give themselves more time, once, to the last day that there is. */
export async function postponeDecision(ctx: Context, wish: ActOnSale): Promise<StaffSale> {
  await ctx.write(async (unit) => {
    const { sale } = await openSaleForStaff(ctx, unit, wish, 'decide disputes');
    const { disputeId, until } = await findLastDay(ctx, unit, sale);
    await updateDispute(unit.db, disputeId, { decide_by: until, decide_moved_why: wish.reason });
    // Their pages named another day.
    await tellOfSale(ctx, unit, sale, 'decision-put-off', { thing: until.toISOString() });
    await auditSale(unit, sale, {
      action: 'postpone',
      after: { decideBy: until.toISOString() },
      reason: wish.reason,
    });
  });
  return showSaleToStaff(ctx, { saleId: wish.saleId });
}

async function findLastDay(ctx: Context, unit: Unit, sale: SaleRow) {
  const dispute = await findDispute(unit.db, sale.id);
  const { isUndecided, until } = readPutOff(sale, dispute);
  const wasMoved = isUndecided && dispute?.decide_moved_why !== null;
  const done = isUndecided ? (wasMoved ? MOVED : []) : DECIDED;
  return orSayWho(ctx, unit, { sale, done }, () => {
    if (!isUndecided || !dispute)
      throw new Refusal('conflict', 'There is nothing to decide in this sale now.');
    if (until === null) throw new Refusal('conflict', 'This cannot be put off any further.');
    return { disputeId: dispute.id, until };
  });
}

const MOVED = ['sale.postpone'] as const;
const DECIDED = ['sale.decide', 'sale.decide-appeal'] as const;
