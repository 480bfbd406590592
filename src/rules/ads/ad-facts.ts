import { suggestCurrency } from '../countries/country-currency.ts';
import type {
  Condition,
  CutState,
  Cutter,
  HairColour,
  HairEthnicity,
  HeatUse,
  RootsTied,
  Shipping,
  Source,
  Texture,
  Treatment,
  Washing,
} from '../hair/values.ts';
import { CIRCUMFERENCE_STEP, estimateGrams, mmToInches } from '../hair/measure.ts';
import type { Currency } from '../money.ts';
import type { PaymentWay } from './payment-ways.ts';
import type { PhotoSlot } from './photo.ts';

export type PhotoChoice = { id: string; tape: boolean; slot: PhotoSlot | null };

/** Everything a seller says about the hair, in the units it is stored in. Null: not said. */
export type AdFacts = {
  title: string | null;
  description: string | null;
  price: number | null;
  currency: Currency | null;
  openToOffers: boolean;
  /** The lowest offer that is welcome. Null: any. */
  offerFloor: number | null;
  paymentWays: PaymentWay[];
  lengthMm: number | null;
  shortestLayerMm: number | null;
  circumferenceMm: number | null;
  /** As weighed by the seller; hair on the head has none. */
  weightGrams: number | null;
  colour: HairColour | null;
  ethnicity: HairEthnicity | null;
  ethnicityConsent: boolean;
  texture: Texture | null;
  treatment: Treatment | null;
  condition: Condition | null;
  cutState: CutState | null;
  cutDate: string | null;
  toBeCutBy: Cutter | null;
  rootsTied: RootsTied | null;
  source: Source | null;
  declaration: boolean;
  country: string | null;
  town: string | null;
  shipsTo: Shipping | null;
  shipsToCountries: string[];
  heat: HeatUse | null;
  smokeFree: boolean | null;
  washing: Washing | null;
  photos: PhotoChoice[];
};

export const NO_FACTS: AdFacts = {
  title: null,
  description: null,
  price: null,
  currency: null,
  openToOffers: false,
  offerFloor: null,
  paymentWays: [],
  lengthMm: null,
  shortestLayerMm: null,
  circumferenceMm: null,
  weightGrams: null,
  colour: null,
  ethnicity: null,
  ethnicityConsent: false,
  texture: null,
  treatment: null,
  condition: null,
  cutState: null,
  cutDate: null,
  toBeCutBy: null,
  rootsTied: null,
  source: null,
  declaration: false,
  country: null,
  town: null,
  shipsTo: null,
  shipsToCountries: [],
  heat: null,
  smokeFree: null,
  washing: null,
  photos: [],
};

/** What an ad says after some of it was changed. Whoever withdraws consent has the hair type blanked. */
export function mergeFacts(facts: AdFacts, changes: Partial<AdFacts>): AdFacts {
  const merged = { ...facts, ...changes };
  return settleFacts(isTakenBack(facts, changes) ? { ...merged, ethnicity: null } : merged);
}

/** Taken back is the consent to what is there. A hair type chosen just now still waits for its consent, and is asked. */
const isTakenBack = ({ ethnicity }: AdFacts, changes: Partial<AdFacts>): boolean =>
  changes.ethnicityConsent === false && (!changes.ethnicity || changes.ethnicity === ethnicity);

/** Blanks what does not apply: no offers have no floor, hair on the head has no weight, cut hair waits for nobody. */
export function settleFacts(facts: AdFacts): AdFacts {
  const currency = facts.currency ?? (facts.country === null ? null : suggestCurrency(facts.country));
  const shipsToCountries = facts.shipsTo === 'countries' ? facts.shipsToCountries : [];
  const offerFloor = facts.openToOffers ? facts.offerFloor : null;
  const settled = { ...facts, currency, shipsToCountries, offerFloor };
  if (facts.cutState === 'cut') return { ...settled, toBeCutBy: null };
  return facts.cutState === 'uncut'
    ? { ...settled, cutDate: null, rootsTied: null, weightGrams: null }
    : settled;
}

type Sizes = Pick<AdFacts, 'cutState' | 'weightGrams' | 'lengthMm' | 'shortestLayerMm' | 'circumferenceMm'>;

/** What the hair weighs: as weighed, or estimated while it is on the head. Null if there is nothing to go by. */
export function findGrams(facts: Sizes): { grams: number; gramsEstimated: boolean } | null {
  if (facts.weightGrams !== null && facts.cutState !== 'uncut')
    return { grams: facts.weightGrams, gramsEstimated: false };
  if (facts.lengthMm === null || facts.circumferenceMm === null) return null;
  const shortest = facts.shortestLayerMm === null ? null : mmToInches(facts.shortestLayerMm);
  const girth = mmToInches(facts.circumferenceMm, CIRCUMFERENCE_STEP);
  const grams = Math.max(1, estimateGrams(mmToInches(facts.lengthMm), shortest, girth));
  return { grams, gramsEstimated: true };
}
