import { KEPT_LONGER_MS } from '#rules/offers/offer-words.ts';
import type { NameOffer } from '#rules/offers/offer-schema.ts';
import { ensureOfferStep, offerParties } from '#rules/offers/offer-state.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { offerView } from '../../agreements/show/make-offer-view.ts';
import { toOfferLife } from '../../agreements/offer-life.ts';
import type { OfferView } from '../../agreements/show/offer-view.ts';
import { findOwnOffer, openOffer } from '../../agreements/open-offer.ts';
import type { Context } from '../../context.ts';
import { hasSale, setKeptLonger, setReserved } from '../offer-store.ts';

/** The seller keeps agreed hair three days longer, once: bank transfers take days. */
export async function keepReserved(ctx: Context, { offerId }: NameOffer): Promise<OfferView> {
  const account = ensure(ctx.viewer, 'answer this offer');
  const now = ctx.now();
  return ctx.write(async (unit) => {
    const offer = await openOffer(ctx, unit, account, offerId);
    const life = toOfferLife(offer);
    // Whoever may say that it was sold may also wait for the money.
    ensureOfferStep(offerParties(account.id, life), life, 'sell', now);
    if (await hasSale(unit.db, offer.id))
      throw new Refusal('conflict', 'This is a protected sale: give more days to pay on its page.');
    if (offer.kept_longer_at !== null || offer.reserved_until === null)
      throw new Refusal(
        'conflict',
        'You have kept it longer once already.',
        {},
        { current: { status: offer.state } },
      );
    const until = new Date(offer.reserved_until.getTime() + KEPT_LONGER_MS);
    await setReserved(unit.db, { offerId: offer.id, adId: offer.ad_id, until });
    await setKeptLonger(unit.db, offer.id, now);
    return offerView(await findOwnOffer(unit.db, account, offer.id, now), account.id, now);
  });
}
