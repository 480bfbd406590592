import type { AdFacts } from '#rules/ads/ad-facts.ts';
import { farOffQuestion, isFarOff } from '#rules/prices/far-off.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { estimateWorth } from '../../prices/estimate-ad-price.ts';

/** A price that is far from what such hair fetches is asked once more before anybody sees it. */
export async function ensurePriceMeant(ctx: Context, facts: AdFacts, isConfirmed: boolean): Promise<void> {
  const { currency } = facts;
  const amount = facts.price ?? (facts.openToOffers ? facts.offerFloor : null);
  if (isConfirmed || amount === null || currency === null) return;
  const worth = await estimateWorth(ctx, facts, currency);
  if (worth === undefined || !isFarOff(amount, worth.amount)) return;
  throw new Refusal('invalid', 'Please look at the price once more.', {
    priceConfirmed: [farOffQuestion('You ask', { amount, currency }, worth)],
  });
}

const ASKED_ABOUT = ['price', 'offerFloor', 'currency', 'openToOffers'] as const;

/** Who changes only the words of an ad has answered for its price before. */
export const isPriceChanged = (before: AdFacts, after: AdFacts): boolean =>
  ASKED_ABOUT.some((fact) => before[fact] !== after[fact]);
