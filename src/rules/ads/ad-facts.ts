import { suggestCurrency } from '../countries/country-currency.ts';
import { CIRCUMFERENCE_STEP, estimateGrams, mmToInches } from '../hair/measure.ts';
import { type FactsIn, type FieldTable, listFields, toUnsaid } from './fields/field.ts';
import { AD_FIELDS } from './fields.ts';
import type { PhotoSlot } from './photos/photo.ts';

export type PhotoChoice = { id: string; tape: boolean; slot: PhotoSlot | null };

/** Everything a seller says about the hair, in the units it is stored in. Null: not said. */
export type AdFacts = FactsIn<typeof AD_FIELDS> & { photos: PhotoChoice[] };

export const NO_FACTS: AdFacts = { ...toBlankFacts(AD_FIELDS), photos: [] };

function toBlankFacts<T extends FieldTable>(table: T): FactsIn<T> {
  const given = listFields(table).filter(([, { derived }]) => !derived);
  return Object.fromEntries(given.map(([name, field]) => [name, toUnsaid(field)])) as FactsIn<T>;
}

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
  return { ...facts, currency, shipsToCountries, offerFloor, ...toBlanks(facts.cutState) };
}

/** What is said only of the other hair. */
function toBlanks(cutState: AdFacts['cutState']): Partial<AdFacts> {
  if (cutState === null) return {};
  const others = listFields(AD_FIELDS).filter(([, { only }]) => only && only !== cutState);
  return Object.fromEntries(others.map(([name, field]) => [name, toUnsaid(field)]));
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
