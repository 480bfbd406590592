import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { findCountry } from '../../people/find-country.ts';
import { readRates } from '../../prices/read-rates.ts';
import { findAdForOffer } from '../offer-store.ts';
import { findOfferTerms } from './offer-terms.ts';

/**
 * The asking price as a buyer read it on the ad, in the currency in which they offer. One that has changed since is
 * turned as it was read, for the rules to judge.
 */
export async function convertAskingPrice(
  ctx: Context,
  { adId, price }: { adId: string; price: number },
): Promise<number> {
  const buyer = ensure(ctx.viewer, 'make an offer on this ad');
  const ad = await findAdForOffer(ctx.db, adId);
  if (!ad) return price;
  const country = await findCountry(ctx.db, buyer.id);
  return findOfferTerms(ctx, { ...ad, price }, country, await readRates(ctx)).price ?? price;
}
