import type { Unit } from '#platform/unit-of-work.ts';
import { ensureOfferStep, offerParties } from '#rules/offers/offer-state.ts';
import { ensure } from '#rules/permissions.ts';
import { closeOffer } from '../../agreements/end/close-offer.ts';
import { offerView } from '../../agreements/show/make-offer-view.ts';
import { toOfferLife } from '../../agreements/offer-life.ts';
import type { OfferView } from '../../agreements/show/offer-view.ts';
import { findOwnOffer, openOffer } from '../../agreements/open-offer.ts';
import type { Context } from '../../context.ts';

type OwnOffer = Awaited<ReturnType<typeof openOffer>>;

/** One of its two people ends an offer, if its life allows it; `then` is done in the same write. */
export async function endOffer(
  ctx: Context,
  offerId: string,
  event: 'decline' | 'withdraw',
  then: (unit: Unit, offer: OwnOffer) => Promise<void>,
): Promise<OfferView> {
  const account = ensure(ctx.viewer, 'answer this offer');
  return ctx.write(async (unit) => {
    const offer = await openOffer(ctx, unit, account, offerId);
    const life = toOfferLife(offer);
    const state = ensureOfferStep(offerParties(account.id, life), life, event, ctx.now());
    await closeOffer(unit, offer.id, { state, by: account.id, now: ctx.now() });
    await then(unit, offer);
    return offerView(await findOwnOffer(unit.db, account, offer.id, ctx.now()), account.id, ctx.now());
  });
}
