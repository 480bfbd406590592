import type { LengthUnit, WeightUnit } from '../../hair/measure.ts';
import type { Currency } from '../../money/money.ts';
import {
  type Choice,
  COLOUR,
  CONDITION,
  CURRENCY,
  ETHNICITY,
  GIRTH,
  LENGTH,
  LENGTH_UNIT,
  type Measure,
  readChoice,
  readMeasure,
  SHORTEST,
  TEXTURE,
  TREATMENT,
  WEIGHT,
  WEIGHT_UNIT,
} from './calculator-fields.ts';
import type { PricedHair } from '../model/hair-price.ts';

/** The fields of the price calculator, by the names they have in its form and in a URL. */
export const PRICE_FIELDS = {
  length: LENGTH,
  shortestLayer: SHORTEST,
  weight: WEIGHT,
  circumference: GIRTH,
  lengthUnit: LENGTH_UNIT,
  weightUnit: WEIGHT_UNIT,
  colour: COLOUR,
  ethnicity: ETHNICITY,
  treatment: TREATMENT,
  texture: TEXTURE,
  condition: CONDITION,
  currency: CURRENCY,
};
export type PriceField = keyof typeof PRICE_FIELDS;

/** Hair to price, and how its asker counts. */
export type AskedPrice = {
  hair: PricedHair;
  currency: Currency;
  lengthUnit: LengthUnit;
  weightUnit: WeightUnit;
};

/**
 * Reads what was sent to the calculator or is being typed into it. Blank fields count as left out, and a number without
 * a unit is in the units chosen. Where `refuse` was called the rest is a guess that nobody should see.
 */
export function readPriceFields(
  sent: { [Field in PriceField]?: unknown },
  refuse: (field: PriceField, problem: string) => void,
): AskedPrice {
  const choose = <Value extends string>(field: PriceField, choice: Choice<Value>) =>
    readChoice(choice, sent[field], (problem) => refuse(field, problem));
  const measure = (field: PriceField, rule: Measure, unit: string) =>
    readMeasure(rule, sent[field], unit, (problem) => refuse(field, problem));

  const lengthUnit = choose('lengthUnit', LENGTH_UNIT);
  const weightUnit = choose('weightUnit', WEIGHT_UNIT);
  const longest = measure('length', LENGTH, lengthUnit);
  const shortest = measure('shortestLayer', SHORTEST, lengthUnit);
  const grams = measure('weight', WEIGHT, weightUnit);
  const girth = measure('circumference', GIRTH, lengthUnit);
  if (longest === null)
    refuse('length', `Enter the length, from ${LENGTH.least} to ${LENGTH.most}, like ${LENGTH.like}.`);
  if (grams === null && girth === null)
    refuse('weight', `Enter the weight, at least ${WEIGHT.least}, or measure round the ponytail.`);
  if (longest && shortest && shortest > longest)
    refuse('shortestLayer', `The shortest layer can be no longer than the length: at most ${longest} in.`);

  const hair: PricedHair = {
    longest: longest ?? 0,
    shortest: shortest ?? null,
    weight: grams ? { grams } : { circumference: girth ?? 0 },
    colour: choose('colour', COLOUR),
    ethnicity: choose('ethnicity', ETHNICITY),
    treatment: choose('treatment', TREATMENT),
    texture: choose('texture', TEXTURE),
    condition: choose('condition', CONDITION),
  };
  return { hair, currency: choose('currency', CURRENCY), lengthUnit, weightUnit };
}
