import { Refusal } from '../refusal.ts';
import { plural } from '../text/plural.ts';
import type { Limits } from './plan-limits.ts';
import { PLANS, type PlanType } from './subscription.ts';

/** Said where every place of a plan is taken, or none was ever given. 0: granted without a plan. */
export function noRoom(type: PlanType | 0, places: number): Refusal {
  const sentence =
    places === 0
      ? 'Choose a plan to publish this ad. Until then it stays as it is.'
      : `${nameInSentence(type)} has room for ${plural(places, 'live ad')}. End one first, or choose a larger plan.`;
  return new Refusal('payment-required', sentence);
}

/** Refuses one more featured ad than the plan has paid places for. 0: granted without a plan. */
export function ensureFeaturedFits(type: PlanType | 0, { featuredAds }: Limits, taken: number): void {
  if (featuredAds === 0)
    throw new Refusal(
      'payment-required',
      `${nameInSentence(type)} features no ads. ${PLANS[3].name} features one, ${PLANS[4].name} ${PLANS[4].limits.featuredAds}.`,
    );
  if (taken >= featuredAds)
    throw new Refusal(
      'conflict',
      `${nameInSentence(type)} features ${plural(featuredAds, 'ad')}, and every place is taken. Stop featuring another ad first.`,
    );
}

export const nameInSentence = (type: PlanType | 0): string =>
  type === 0 ? 'Your plan' : `The plan ${PLANS[type].name}`;
