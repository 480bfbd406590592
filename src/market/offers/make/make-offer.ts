import type { MakeOffer } from '#rules/offers/offer-schema.ts';
import { ensure } from '#rules/permissions.ts';
import type { OfferView } from '../../agreements/show/offer-view.ts';
import type { Context } from '../../context.ts';
import { placeOffer } from './place-offer.ts';

export type MadeOffer = { offer: OfferView; notes: string[] };

/** A buyer names a price for an ad; its seller has 48 hours to answer. */
export async function makeOffer(ctx: Context, input: MakeOffer): Promise<MadeOffer> {
  const buyer = ensure(ctx.viewer, 'make an offer on this ad');
  const placed = await ctx.write((unit) =>
    placeOffer(ctx, unit, buyer, { ...input, noteField: 'note', isMeant: true }),
  );
  return { offer: placed.offer, notes: placed.sent.notes };
}
