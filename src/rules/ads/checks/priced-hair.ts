import { mmToInches } from '../../hair/measure.ts';
import type { PricedHair } from '../../prices/model/hair-price.ts';
import { type AdFacts, findGrams } from '../ad-facts.ts';
import type { TitleFacts } from '../title.ts';

/** What of an ad makes its price. */
export type PricedFacts = TitleFacts & Pick<AdFacts, 'condition'>;

/** The hair of an ad as the price model asks for it; undefined while the ad does not say enough. */
export function toPricedHair(facts: PricedFacts): PricedHair | undefined {
  const { lengthMm, shortestLayerMm, colour, ethnicity, treatment, texture, condition } = facts;
  const weight = findGrams(facts);
  if (!lengthMm || !weight || !colour || !ethnicity || !treatment || !texture || !condition) return undefined;
  const shortest = shortestLayerMm === null ? null : mmToInches(shortestLayerMm);
  const size = { longest: mmToInches(lengthMm), shortest, weight: { grams: weight.grams } };
  return { ...size, colour, ethnicity, treatment, texture, condition };
}
