import type { NameOffer } from '#rules/offers/offer-schema.ts';
import { ensureOfferStep, offerParties } from '#rules/offers/offer-state.ts';
import { ensure } from '#rules/permissions.ts';
import { endAgreement } from '../../agreements/end/end-agreement.ts';
import { ensureNotPaid } from '../../agreements/end/ensure-not-paid.ts';
import { offerView } from '../../agreements/show/make-offer-view.ts';
import { toOfferLife } from '../../agreements/offer-life.ts';
import type { OfferView } from '../../agreements/show/offer-view.ts';
import { findOwnOffer, openOffer } from '../../agreements/open-offer.ts';
import type { Context } from '../../context.ts';

/** One of the two ends what they agreed on: the hair is on sale again, and both are told. */
export async function callOff(ctx: Context, { offerId }: NameOffer): Promise<OfferView> {
  const account = ensure(ctx.viewer, 'answer this offer');
  return ctx.write(async (unit) => {
    const offer = await openOffer(ctx, unit, account, offerId);
    const life = toOfferLife(offer);
    ensureOfferStep(offerParties(account.id, life), life, 'call-off', ctx.now());
    await ensureNotPaid(unit.db, offer.id);
    await endAgreement(ctx, unit, {
      offerId: offer.id,
      outcome: 'fell-through',
      why: 'called-off',
      by: account.id,
    });
    return offerView(await findOwnOffer(unit.db, account, offer.id, ctx.now()), account.id, ctx.now());
  });
}
