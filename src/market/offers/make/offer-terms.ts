import type { Rates } from '#rules/money/money.ts';
import { type OfferTerms, toOfferTerms } from '#rules/offers/amount/offer-figure.ts';
import { isIndiaPaidInDollars } from '#rules/sales/protection.ts';
import type { Context } from '../../context.ts';
import type { AdForOffer } from '../offer-store.ts';

/** What an offer on this ad is measured by, for somebody in this country. */
export const findOfferTerms = (
  { saleSettings }: Pick<Context, 'saleSettings'>,
  ad: AdForOffer,
  buyersCountry: string,
  rates: Rates,
): OfferTerms =>
  toOfferTerms(
    {
      currency: ad.currency ?? 'USD',
      price: ad.price,
      openToOffers: ad.open_to_offers,
      offerFloor: ad.offer_floor,
      country: ad.country,
      grams: ad.grams,
    },
    buyersCountry,
    { rates, isIndiaPaidInDollars: isIndiaPaidInDollars(saleSettings) },
  );
