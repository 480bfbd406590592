import type { AdFacts } from '../ad-facts.ts';
import { toPricedHair } from './priced-hair.ts';
import { listFields } from '../fields/field.ts';
import { AD_FIELDS } from '../fields.ts';
import type { HairColour, HairEthnicity, Texture } from '../../hair/values.ts';
import { estimatePrice } from '../../prices/model/hair-price.ts';
import { CIRCUMFERENCE_STEP, estimateGrams, mmToInches } from '../../hair/measure.ts';
import type { Rates } from '../../money/money.ts';
import { isFarBelowDealer } from '../../prices/far-off.ts';

/** What speaks for a look by staff before an ad is shown, with its weight. */
const RISK_SIGNALS = {
  'photo-seen-elsewhere': 6,
  'price-too-low': 4,
  'weight-unlikely': 3,
  'many-unrelated-tails': 4,
} as const;
export type RiskSignal = keyof typeof RISK_SIGNALS;

const LIKELY_WEIGHT = { from: 0.5, to: 1.8 };
/** A person grows one tail; three of different kinds within a year are a trade. */
const UNRELATED_TAILS = 3;
/** Photos whose look hashes differ in fewer bits than this show the same. */
export const SAME_LOOK_BITS = 6;

export type Tail = { colour: HairColour | null; ethnicity: HairEthnicity | null; texture: Texture | null };

/** What is known beside the ad itself. */
export type Surroundings = {
  rates: Rates;
  /** One of its photos is on an ad of another account. */
  isPhotoSeenElsewhere: boolean;
  /** The seller's other ads of the past year that are said to be the seller's own hair. */
  otherTails: readonly Tail[];
  /** Traders sell many tails. */
  isTrader: boolean;
};

/** How risky an ad is and why. Any signal at all means that staff look first. */
export function scoreRisk(facts: AdFacts, around: Surroundings): { risk: number; signals: RiskSignal[] } {
  const signals = (Object.keys(RISK_SIGNALS) as RiskSignal[]).filter((signal) =>
    FIRES[signal](facts, around),
  );
  return { risk: signals.reduce((sum, signal) => sum + RISK_SIGNALS[signal], 0), signals };
}

/** The facts whose change makes a live ad be scored again. */
const SCORED_FACTS = [
  'photos',
  ...listFields(AD_FIELDS).flatMap(([name, { isScored }]) => (isScored ? [name] : [])),
] as readonly (keyof AdFacts)[];

export const isScoredAgain = (before: AdFacts, after: AdFacts): boolean =>
  SCORED_FACTS.some((fact) => JSON.stringify(before[fact]) !== JSON.stringify(after[fact]));

const FIRES: Record<RiskSignal, (facts: AdFacts, around: Surroundings) => boolean> = {
  'photo-seen-elsewhere': (_facts, around) => around.isPhotoSeenElsewhere,
  'price-too-low': isPriceTooLow,
  'weight-unlikely': isWeightUnlikely,
  'many-unrelated-tails': hasManyTails,
};

function isPriceTooLow(facts: AdFacts, { rates }: Surroundings): boolean {
  const { price, currency } = facts;
  const hair = toPricedHair(facts);
  if (price === null || currency === null || hair === undefined) return false;
  return isFarBelowDealer(price, estimatePrice(hair, currency, rates));
}

/** Far from what length and thickness make one expect. */
export function isWeightUnlikely({
  weightGrams,
  lengthMm,
  shortestLayerMm,
  circumferenceMm,
}: AdFacts): boolean {
  if (weightGrams === null || lengthMm === null || circumferenceMm === null) return false;
  const shortest = shortestLayerMm === null ? null : mmToInches(shortestLayerMm);
  const girth = mmToInches(circumferenceMm, CIRCUMFERENCE_STEP);
  const estimate = estimateGrams(mmToInches(lengthMm), shortest, girth);
  return weightGrams < LIKELY_WEIGHT.from * estimate || weightGrams > LIKELY_WEIGHT.to * estimate;
}

function hasManyTails(facts: AdFacts, { otherTails, isTrader }: Surroundings): boolean {
  if (isTrader || facts.source !== 'own-hair') return false;
  const kinds = [facts, ...otherTails].map(
    ({ colour, ethnicity, texture }) => `${colour} ${ethnicity} ${texture}`,
  );
  return new Set(kinds).size >= UNRELATED_TAILS;
}
