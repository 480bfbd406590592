import type { NameOffer } from '#rules/offers/offer-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { offerView } from '../../agreements/show/make-offer-view.ts';
import type { OfferView } from '../../agreements/show/offer-view.ts';
import { findOwnOffer } from '../../agreements/open-offer.ts';
import type { Context } from '../../context.ts';

/** One offer of one's own, as it stands now. */
export async function showOffer(ctx: Context, { offerId }: NameOffer): Promise<OfferView> {
  const reader = ensure(ctx.viewer, 'answer this offer');
  return offerView(await findOwnOffer(ctx.db, reader, offerId, ctx.now()), reader.id, ctx.now());
}
