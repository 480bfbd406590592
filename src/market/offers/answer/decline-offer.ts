import type { NameOffer } from '#rules/offers/offer-schema.ts';
import { tellDeclined } from '../../agreements/tell/tell-of-offer.ts';
import type { OfferView } from '../../agreements/show/offer-view.ts';
import type { Context } from '../../context.ts';
import { endOffer } from './end-offer.ts';

/** 'No, thank you': whoever named the figure is told. */
export const declineOffer = (ctx: Context, { offerId }: NameOffer): Promise<OfferView> =>
  endOffer(ctx, offerId, 'decline', (unit, offer) => tellDeclined(ctx, unit, offer));
