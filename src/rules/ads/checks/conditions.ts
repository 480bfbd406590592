import { type AdFacts, findGrams } from '../ad-facts.ts';
import { TYPE_NEEDS_CONSENT } from '../ad-words.ts';
import { type FieldTable, isSaid, listFields, toWireName } from '../fields/field.ts';
import { AD_FIELDS } from '../fields.ts';
import { POSTAGE_MOST } from '../../prices/postage.ts';
import { exportFloorProblem } from '../../prices/export-floor.ts';
import { formatMoney, PRICE_LIMITS, type Rates } from '../../money/money.ts';
import { PHOTOS_MIN } from '../photos/photo.ts';
import { type Problems, Refusal } from '../../refusal.ts';
import { HOUR_MS } from '../../time.ts';

type FieldName = string;
type FactCondition = { field: FieldName; isBroken(facts: AdFacts): boolean; sentence: string };

const needs = (field: FieldName, isBroken: FactCondition['isBroken'], sentence: string): FactCondition => ({
  field,
  isBroken,
  sentence,
});

/** Of which ads a field is asked. */
const IS_ASKED = {
  always: () => true,
  cut: (ad: AdFacts) => ad.cutState === 'cut',
  uncut: (ad: AdFacts) => ad.cutState === 'uncut',
  'fixed-price': (ad: AdFacts) => !ad.openToOffers,
};

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
  ...listNeeded(AD_FIELDS),
  needs('photos', (ad) => ad.photos.length < PHOTOS_MIN, `Add at least ${PHOTOS_MIN} photos.`),
];

function listNeeded(table: FieldTable): FactCondition[] {
  return listFields(table).flatMap(([name, field]) => {
    const sentence = field.needed?.sentence;
    if (!field.needed || !sentence) return [];
    const isAsked = IS_ASKED[field.needed.of];
    const isBroken = (ad: AdFacts) => isAsked(ad) && !isSaid(ad[name as keyof AdFacts]);
    return [needs(toWireName(name, field) ?? name, isBroken, sentence)];
  });
}

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
  for (const [field, sentence] of postageProblems(facts)) add(field, sentence);
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

function postageProblems({ currency, ...facts }: AdFacts): [FieldName, string][] {
  if (currency === null) return [];
  const most = POSTAGE_MOST[currency];
  const sentence = `Postage can be at most ${formatMoney({ amount: most, currency })}.`;
  return POSTAGE_FIELDS.filter((name) => (facts[name] ?? 0) > most).map((name) => [name, sentence]);
}

const POSTAGE_FIELDS = ['postageHome', 'postageNear', 'postageFar'] as const;

/** By the clock of the place on earth where the day begins first: nobody's today is refused. */
function cutDateProblem({ cutDate }: AdFacts, now: Date): string | undefined {
  const latest = new Date(now.getTime() + 14 * HOUR_MS).toISOString().slice(0, 10);
  return cutDate !== null && cutDate > latest ? 'The day it was cut cannot be in the future.' : undefined;
}
