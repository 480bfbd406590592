import type { OfferInLife } from '#rules/offers/offer-state.ts';
import type { OfferRow } from './agreement-store.ts';

/** As much of a row as the life of an offer depends on. */
export const toOfferLife = (row: OfferRow): OfferInLife => ({
  state: row.state,
  byBuyer: row.by_buyer,
  buyerId: row.buyer_id,
  sellerId: row.seller_id,
  expiresAt: row.expires_at,
  reservedUntil: row.reserved_until,
});
