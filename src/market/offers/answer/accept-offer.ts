import type { Unit } from '#platform/unit-of-work.ts';
import { statusAt } from '#rules/ads/state.ts';
import { formatMoney } from '#rules/money/money.ts';
import type { AcceptOffer } from '#rules/offers/offer-schema.ts';
import { ensureOfferStep, offerParties } from '#rules/offers/offer-state.ts';
import { RESERVED_MS } from '#rules/offers/offer-words.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { lapseOffers } from '../../agreements/end/lapse-offers.ts';
import { offerView } from '../../agreements/show/make-offer-view.ts';
import { toOfferLife } from '../../agreements/offer-life.ts';
import type { OfferView } from '../../agreements/show/offer-view.ts';
import { findOwnOffer, openOffer } from '../../agreements/open-offer.ts';
import { tellAgreed } from '../../agreements/tell/tell-of-offer.ts';
import type { Context } from '../../context.ts';
import { findAdForOffer, setAgreed } from '../offer-store.ts';
import { startSale } from '../../sales/agree/start-sale.ts';

/** A yes to the figure that was read: the hair is kept for its buyer, and whatever else was offered for it is over. */
export async function acceptOffer(
  ctx: Context,
  { offerId, amount, ...terms }: AcceptOffer,
): Promise<OfferView> {
  const account = ensure(ctx.viewer, 'answer this offer');
  const now = ctx.now();
  return ctx.write(async (unit) => {
    const offer = await openOffer(ctx, unit, account, offerId);
    const life = toOfferLife(offer);
    ensureOfferStep(offerParties(account.id, life), life, 'accept', now);
    const price = { amount: offer.amount, currency: offer.currency };
    if (amount !== offer.amount)
      throw new Refusal(
        'conflict',
        `The offer is ${formatMoney(price)} now. Look again before you say yes.`,
        {},
        { current: { status: offer.state } },
      );
    await ensureOnSale(ctx, unit, offer.ad_id);

    const until = new Date(now.getTime() + RESERVED_MS);
    await setAgreed(unit.db, { offerId: offer.id, adId: offer.ad_id, until });
    await lapseOffers(ctx, unit, { adId: offer.ad_id, except: offer.id }, 'agreed-with-another');
    const sale = await startSale(ctx, unit, {
      offerId: offer.id,
      conversationId: offer.conversation_id,
      adId: offer.ad_id,
      buyerId: offer.buyer_id,
      sellerId: offer.seller_id,
      price,
      terms,
    });
    // A protected sale writes its own letters.
    if (!sale) await tellAgreed(ctx, unit, offer, until);
    return offerView(await findOwnOffer(unit.db, account, offer.id, now), account.id, now);
  });
}

/** Nothing is agreed on that is hidden, over or kept for another. */
async function ensureOnSale(ctx: Context, { db }: Unit, adId: string): Promise<void> {
  const ad = await findAdForOffer(db, adId);
  if (!ad) throw new Error(`the ad ${adId} is missing`);
  const status = statusAt(
    { status: ad.status, expiresAt: ad.expires_at, reservedUntil: ad.reserved_until },
    ctx.now(),
  );
  if (status === 'live' && ad.held === null && ad.reserved_until === null) return;
  throw new Refusal('conflict', 'This hair is not on sale right now.', {}, { current: { status } });
}
