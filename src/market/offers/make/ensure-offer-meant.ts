import { farOffQuestion, isFarOff } from '#rules/prices/far-off.ts';
import type { OfferTerms } from '#rules/offers/amount/offer-figure.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { findWorth } from '../../prices/estimate-ad-price.ts';

/** An offer that is far from what such hair fetches is asked once more before anybody reads it. */
export async function ensureOfferMeant(
  ctx: Context,
  adId: string,
  { currency, price }: OfferTerms,
  amount: number,
): Promise<void> {
  const asked = price === null ? undefined : { amount: price, currency };
  const worth = (await findWorth(ctx, adId, currency)) ?? asked;
  if (worth === undefined || !isFarOff(amount, worth.amount)) return;
  throw new Refusal('invalid', 'Please look at your offer once more.', {
    offerConfirmed: [farOffQuestion('You offer', { amount, currency }, worth)],
  });
}
