import type { Unit } from '#platform/unit-of-work.ts';
import type { OfferState } from '#rules/offers/offer-words.ts';
import { setOver } from '../agreement-store.ts';

/** One of the two ends an offer that the caller holds. */
export async function closeOffer(
  { db }: Unit,
  offerId: string,
  { state, by, now }: { state: OfferState; by: string; now: Date },
): Promise<void> {
  if (!(await setOver(db, offerId, { state, at: now, by, why: null })))
    throw new Error(`the offer ${offerId} ended while it was held`);
}
