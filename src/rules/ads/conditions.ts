import { type AdFacts, findGrams } from './ad-facts.ts';
import { exportFloorProblem } from '../prices/export-floor.ts';
import { formatMoney, PRICE_LIMITS, type Rates } from '../money.ts';
import { PHOTOS_MIN } from './photo.ts';
import { type Problems, Refusal } from '../refusal.ts';
import { HOUR_MS } from '../time.ts';

type FieldName = string;
type FactCondition = { field: FieldName; isBroken(facts: AdFacts): boolean; sentence: string };

const needs = (field: FieldName, isBroken: FactCondition['isBroken'], sentence: string): FactCondition => ({
  field,
  isBroken,
  sentence,
});
const isCut = (facts: AdFacts) => facts.cutState === 'cut';
const isUncut = (facts: AdFacts) => facts.cutState === 'uncut';

/** Said at the tick, by the page at once and by the rules whenever it is sent. */
export const TYPE_NEEDS_CONSENT = 'Tick that we may publish the hair type, or leave it out.';

/** What must never be, not even in a draft. */
const ALWAYS: readonly FactCondition[] = [
  needs(
    'shortestLayer',
    (ad) => ad.shortestLayerMm !== null && ad.lengthMm !== null && ad.shortestLayerMm > ad.lengthMm,
    'The shortest layer cannot be longer than the length.',
  ),
  needs('ethnicityConsent', (ad) => ad.ethnicity !== null && !ad.ethnicityConsent, TYPE_NEEDS_CONSENT),
  needs('currency', (ad) => ad.price !== null && ad.currency === null, 'Choose the currency of your price.'),
  needs(
    'offerFloor',
    (ad) => ad.openToOffers && ad.offerFloor !== null && ad.price !== null && ad.offerFloor > ad.price,
    'The lowest offer cannot be higher than the price.',
  ),
];

/** What an ad needs before anybody sees it, by the name of its field on the wire. */
const BEFORE_IT_IS_SEEN: readonly FactCondition[] = [
  needs('title', (ad) => ad.title === null, 'Give your ad a title.'),
  needs('description', (ad) => ad.description === null, 'Describe the hair in a few sentences.'),
  needs(
    'price',
    (ad) => ad.price === null && !ad.openToOffers,
    'Set a price, or say that you are open to offers.',
  ),
  needs('length', (ad) => ad.lengthMm === null, 'Enter the length of the hair.'),
  needs('colour', (ad) => ad.colour === null, 'Choose the colour.'),
  needs('texture', (ad) => ad.texture === null, 'Choose straight, wavy, curly or coily.'),
  needs('treatment', (ad) => ad.treatment === null, 'Choose what was done to the hair.'),
  needs('condition', (ad) => ad.condition === null, 'Choose the condition.'),
  needs('cutState', (ad) => ad.cutState === null, 'Say whether the hair is cut.'),
  needs('cutDate', (ad) => isCut(ad) && ad.cutDate === null, 'Enter the day the hair was cut.'),
  needs('weight', (ad) => isCut(ad) && ad.weightGrams === null, 'Weigh the hair and enter the grams.'),
  needs(
    'rootsTied',
    (ad) => isCut(ad) && ad.rootsTied === null,
    'Say whether the root ends are tied together.',
  ),
  needs(
    'circumference',
    (ad) => isUncut(ad) && ad.circumferenceMm === null,
    'Measure round the tied ponytail and enter the inches.',
  ),
  needs('toBeCutBy', (ad) => isUncut(ad) && ad.toBeCutBy === null, 'Say who will cut the hair.'),
  needs('source', (ad) => ad.source === null, 'Say where the hair comes from.'),
  needs(
    'declaration',
    (ad) => !ad.declaration,
    'Confirm that you may sell this hair, that the donor is an adult and agreed, and that it is not temple hair.',
  ),
  needs('country', (ad) => ad.country === null, 'Choose the country the hair is in.'),
  needs('shipsTo', (ad) => ad.shipsTo === null, 'Say where you can send it.'),
  needs('photos', (ad) => ad.photos.length < PHOTOS_MIN, `Add at least ${PHOTOS_MIN} photos.`),
];

const ETHNICITY_NEEDED = needs('ethnicity', (ad) => ad.ethnicity === null, 'Choose the hair type.');

/** What to hold the facts against. Without a clock or rates, what depends on them is not asked. */
export type Circumstances = {
  /** False while it is a draft. */
  isComplete: boolean;
  now?: Date;
  rates?: Rates;
  /** The seller withdrew consent to publish the hair type. */
  isEthnicityWithdrawn?: boolean;
};

/** Every condition between the fields that does not hold, in sentences by field. */
export function factProblems(facts: AdFacts, circumstances: Circumstances): Problems {
  const { isComplete, now, rates, isEthnicityWithdrawn = false } = circumstances;
  const conditions = [...ALWAYS, ...(isComplete ? BEFORE_IT_IS_SEEN : [])];
  if (isComplete && !isEthnicityWithdrawn) conditions.push(ETHNICITY_NEEDED);

  const problems: Problems = {};
  const add = (field: FieldName, sentence: string | undefined) => {
    if (sentence !== undefined) (problems[field] ??= []).push(sentence);
  };
  for (const condition of conditions) if (condition.isBroken(facts)) add(condition.field, condition.sentence);
  add('price', priceProblem(facts));
  if (now !== undefined) add('cutDate', cutDateProblem(facts, now));
  if (rates !== undefined && isComplete)
    add('shipsTo', exportFloorProblem({ ...facts, grams: findGrams(facts)?.grams ?? null }, rates));
  return problems;
}

/** Refuses facts that cannot stand together, naming every field. */
export function ensureFacts(facts: AdFacts, circumstances: Circumstances): void {
  const problems = factProblems(facts, circumstances);
  if (Object.keys(problems).length > 0)
    throw new Refusal('invalid', 'Please check what you entered.', problems);
}

function priceProblem({ price, currency }: AdFacts): string | undefined {
  if (price === null || currency === null) return undefined;
  const { min, max } = PRICE_LIMITS[currency];
  if (price >= min && price <= max) return undefined;
  const [least, most] = [min, max].map((amount) => formatMoney({ amount, currency }));
  return `Set a price between ${least} and ${most}.`;
}

/** By the clock of the place on earth where the day begins first: nobody's today is refused. */
function cutDateProblem({ cutDate }: AdFacts, now: Date): string | undefined {
  const latest = new Date(now.getTime() + 14 * HOUR_MS).toISOString().slice(0, 10);
  return cutDate !== null && cutDate > latest ? 'The day it was cut cannot be in the future.' : undefined;
}
