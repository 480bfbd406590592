import type { Unit } from '#platform/unit-of-work.ts';
import { statusAt } from '#rules/ads/state.ts';
import { isReserved, offerEnd } from '#rules/offers/offer-words.ts';
import type { Context } from '../../context.ts';
import { findAdOfOffer, findOfferOfMessage, setOpen, setOver } from '../agreement-store.ts';
import { tellAsked, tellOver } from '../tell/tell-of-offer.ts';

/**
 * What becomes of an offer that was held with its note: its 48 hours begin with the decision, or it is over. False for a
 * message that is no offer.
 */
export async function settleHeldOffer(
  ctx: Context,
  unit: Unit,
  { messageId, decision, by }: { messageId: string; decision: 'released' | 'refused'; by: string },
): Promise<boolean> {
  const offer = await findOfferOfMessage(unit.db, messageId);
  if (!offer) return false;
  // Taken back meanwhile, or lapsed with its ad: what staff decide about the words changes nothing about that.
  if (offer.state !== 'held') return true;
  const now = ctx.now();
  if (decision === 'refused') {
    await setOver(unit.db, offer.id, { state: 'declined', at: now, by, why: 'refused-by-staff' });
    return true;
  }
  const ad = await findAdOfOffer(unit.db, offer.ad_id);
  const isLive =
    statusAt({ status: ad.status, expiresAt: ad.expires_at, reservedUntil: ad.reserved_until }, now) ===
      'live' && ad.held === null;
  if (!isLive || isReserved(ad, now)) {
    const why = isLive ? 'agreed-with-another' : 'ad-gone';
    await setOver(unit.db, offer.id, { state: 'lapsed', at: now, by: null, why });
    await tellOver(ctx, unit, [offer], why);
    return true;
  }
  const expiresAt = offerEnd(now, ad.expires_at);
  await setOpen(unit.db, offer.id, expiresAt);
  await tellAsked(ctx, unit, [{ ...offer, state: 'open', expires_at: expiresAt }], 'made');
  return true;
}
