import { type AdFacts, findGrams } from '../ad-facts.ts';
import { isWeightUnlikely } from './risk.ts';
import { formatMoney, MINOR_UNITS } from '../../money/money.ts';
import type { PriceEstimate } from '../../prices/model/hair-price.ts';

/** Something that may be a slip. It stops nobody: an owner who knows better goes on. */
export type AdWarning = { field: string; sentence: string };

/** Far outside: less than this share of what a dealer pays, more than so many times a patient private sale. */
const FAR_BELOW = 0.5;
const FAR_ABOVE = 2.5;

/** What is known beside the ad itself. */
type WarningContext = {
  /** What such hair fetches, in the ad's currency; undefined while the facts do not say enough. */
  guide: PriceEstimate | undefined;
  /** One of its photos is on an ad of another account. */
  isPhotoSeenElsewhere: boolean;
};

/** What to look at again before publishing. */
export function listWarnings(facts: AdFacts, { guide, isPhotoSeenElsewhere }: WarningContext): AdWarning[] {
  const warnings: AdWarning[] = [];
  if (isWeightUnlikely(facts)) {
    const estimate = findGrams({ ...facts, weightGrams: null })?.grams ?? 0;
    warnings.push({
      field: 'weight',
      sentence: `Hair of this length and thickness weighs about ${estimate} g. Is ${facts.weightGrams} g right?`,
    });
  }
  const price = guide && priceWarning(facts, guide);
  if (price) warnings.push({ field: 'price', sentence: price });
  if (isPhotoSeenElsewhere)
    warnings.push({
      field: 'photos',
      sentence: "A photo looks like one on another seller's ad. Use photos of this hair only.",
    });
  return warnings;
}

function priceWarning({ price, currency }: AdFacts, guide: PriceEstimate): string | undefined {
  const { dealer, private: patient } = guide;
  if (price === null || currency !== guide.currency || dealer === null || patient === null) return undefined;
  const money = (whole: number) => formatMoney({ amount: whole * MINOR_UNITS, currency: guide.currency });
  if (price < FAR_BELOW * dealer * MINOR_UNITS)
    return `Even a dealer pays about ${money(dealer)} for hair like this. Is your price right?`;
  if (price > FAR_ABOVE * patient * MINOR_UNITS)
    return `A patient private sale brings about ${money(patient)} for hair like this. Is your price right?`;
  return undefined;
}
