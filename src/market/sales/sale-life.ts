import { findLight, type Light } from '#rules/sales/light.ts';
import { type SaleInLife, saleStateAt } from '#rules/sales/life/sale-state.ts';
import type { SaleRow } from './sale-store.ts';

/** A row as the table of a sale's life reads it. */
export const toSaleLife = (sale: SaleRow): SaleInLife => ({
  state: sale.state,
  stateSince: sale.state_since,
  version: sale.version,
  buyerId: sale.buyer_id,
  sellerId: sale.seller_id,
  wasUncut: sale.was_uncut,
  connectBy: sale.connect_by,
  payBy: sale.pay_by,
  shipBy: sale.ship_by,
  arriveBy: sale.arrive_by,
  inspectBy: sale.inspect_by,
  returnBy: sale.return_by,
  objectBy: sale.object_by,
  hasReturnAddress: sale.has_return_address,
  settleBy: sale.settle_by,
  decisionStandsAt: sale.stands_at,
  cancelAskedAt: sale.cancel_asked_at,
  isBelowLeast: isBelowLeast(sale),
  isFollowUp: sale.follows !== null,
  frozenFrom: sale.frozen_from,
  standing: {
    decision: sale.decision === null ? null : sale.decision === 'refund' ? 'refund' : 'release',
    reason: sale.dispute_reason,
    isArrivalNoted: sale.arrival_noted_at !== null,
    isArrivalSaid: sale.is_arrival_said,
    isPosted: sale.is_posted,
    isReturnPosted: sale.is_return_posted,
    frozenBy: sale.frozen_why,
    frozenFrom: sale.frozen_from,
  },
});

function isBelowLeast({ grams, length_mm, least_grams, least_length_mm }: SaleRow): boolean {
  return grams !== null && length_mm !== null && (grams < least_grams || length_mm < least_length_mm);
}

/** Hair is off the head when it was so at the yes, or as its photos prove. */
const isHairOff = (sale: SaleRow): boolean => !sale.was_uncut || sale.grams !== null;

export const readLight = (sale: SaleRow, now: Date): Light =>
  findLight(
    {
      state: saleStateAt(toSaleLife(sale), now),
      lightFrom: sale.light_from,
      shipBy: sale.ship_by,
      checkedAt: sale.checked_at,
      isSellerConnected: sale.is_seller_connected,
      isPosted: sale.is_posted,
    },
    isHairOff(sale),
    now,
  );
