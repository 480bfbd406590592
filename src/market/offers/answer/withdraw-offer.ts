import type { NameOffer } from '#rules/offers/offer-schema.ts';
import type { OfferView } from '../../agreements/show/offer-view.ts';
import type { Context } from '../../context.ts';
import { endOffer } from './end-offer.ts';

/** Whoever named a figure takes it back, before it was answered. It still counts as one of three. */
export const withdrawOffer = (ctx: Context, { offerId }: NameOffer): Promise<OfferView> =>
  endOffer(ctx, offerId, 'withdraw', async () => {});
