import { z } from 'zod';
import {
  type Condition,
  CONDITIONS,
  HAIR_COLOURS,
  HAIR_ETHNICITIES,
  type HairColour,
  type HairEthnicity,
  type Texture,
  TEXTURES,
  type Treatment,
  TREATMENTS,
} from './hair.ts';
import type { PricedHair } from './hair-price.ts';
import {
  LENGTH_UNITS,
  type LengthUnit,
  parseGrams,
  parseInches,
  WEIGHT_UNITS,
  type WeightUnit,
} from './measure.ts';
import { CURRENCIES, type Currency } from './money.ts';
import { nearestNumber, nearestWord } from './nearest-value.ts';

/** A measure as the calculator takes it: its name, the ends of its range, and how they are said. */
type Measure = {
  name: string;
  min: number;
  max: number;
  least: string;
  most: string;
  like: string;
  parse: (text: string) => number | undefined;
};

const LENGTH: Measure = {
  name: 'length',
  min: 0.5,
  max: 80,
  least: '0.5 in (1.3 cm)',
  most: '80 in (203 cm)',
  like: '28, 28 in or 71 cm',
  parse: parseInches,
};
const SHORTEST: Measure = { ...LENGTH, name: 'shortest layer' };
const WEIGHT: Measure = {
  name: 'weight',
  min: 1,
  max: 5000,
  least: '1 g (0.04 oz)',
  most: '5,000 g (176 oz)',
  like: '150, 150 g or 5.3 oz',
  parse: parseGrams,
};
const GIRTH: Measure = {
  name: 'measure round the ponytail',
  min: 1,
  max: 8,
  least: '1 in (2.5 cm)',
  most: '8 in (20 cm)',
  like: '3.5, 3.5 in or 9 cm',
  parse: parseInches,
};

/** One of a list, the usual one when left out, and other names people have for them. */
type Choice<Value extends string> = {
  name: string;
  values: readonly Value[];
  usual: Value;
  otherNames?: { [name: string]: Value };
};

const COLOUR: Choice<HairColour> = {
  name: 'colour',
  values: HAIR_COLOURS,
  usual: 'black',
  otherNames: {
    blond: 'blonde',
    golden: 'blonde',
    ginger: 'red',
    grey: 'white-and-grey',
    gray: 'white-and-grey',
    silver: 'white-and-grey',
    white: 'white-and-grey',
    brunette: 'brown',
  },
};
const ETHNICITY: Choice<HairEthnicity> = {
  name: 'hair type',
  values: HAIR_ETHNICITIES,
  usual: 'indian',
  otherNames: { european: 'caucasian', slavic: 'caucasian' },
};
const TREATMENT: Choice<Treatment> = {
  name: 'treatment',
  values: TREATMENTS,
  usual: 'virgin',
  otherNames: {
    untreated: 'virgin',
    none: 'virgin',
    coloured: 'dyed',
    permed: 'permed-or-relaxed',
    relaxed: 'permed-or-relaxed',
    bleached: 'bleached-or-highlighted',
    highlighted: 'bleached-or-highlighted',
  },
};
const TEXTURE: Choice<Texture> = { name: 'texture', values: TEXTURES, usual: 'straight' };
const CONDITION: Choice<Condition> = {
  name: 'condition',
  values: CONDITIONS,
  usual: 'good',
  otherNames: { poor: 'fair', bad: 'fair', great: 'excellent' },
};
const CURRENCY: Choice<Currency> = { name: 'currency', values: CURRENCIES, usual: 'USD' };
const LENGTH_UNIT: Choice<LengthUnit> = { name: 'unit of length', values: LENGTH_UNITS, usual: 'in' };
const WEIGHT_UNIT: Choice<WeightUnit> = { name: 'unit of weight', values: WEIGHT_UNITS, usual: 'g' };

/**
 * What the price calculator asks, as it stands in a URL that people share. Blank fields count as left out, and
 * a number without a unit is in the units chosen. What is wrong is answered with the nearest value that is right.
 */
export const AskPrice = z
  .object({
    length: measured(LENGTH),
    shortestLayer: measured(SHORTEST),
    weight: measured(WEIGHT),
    circumference: measured(GIRTH),
    lengthUnit: chosen(LENGTH_UNIT),
    weightUnit: chosen(WEIGHT_UNIT),
    colour: chosen(COLOUR),
    ethnicity: chosen(ETHNICITY),
    treatment: chosen(TREATMENT),
    texture: chosen(TEXTURE),
    condition: chosen(CONDITION),
    currency: chosen(CURRENCY),
  })
  .transform((form, ctx) => {
    const wrong = (field: keyof typeof form, message: string) =>
      ctx.addIssue({ code: 'custom', path: [field], message });
    const choose = <Value extends string>(field: keyof typeof form, choice: Choice<Value>) =>
      readChoice(choice, form[field], (problem) => wrong(field, problem));
    const measure = (field: keyof typeof form, rule: Measure, unit: string) =>
      readMeasure(rule, form[field], unit, (problem) => wrong(field, problem));

    const lengthUnit = choose('lengthUnit', LENGTH_UNIT);
    const weightUnit = choose('weightUnit', WEIGHT_UNIT);
    const longest = measure('length', LENGTH, lengthUnit);
    const shortest = measure('shortestLayer', SHORTEST, lengthUnit);
    const grams = measure('weight', WEIGHT, weightUnit);
    const girth = measure('circumference', GIRTH, lengthUnit);
    if (longest === null)
      wrong('length', `Enter the length, from ${LENGTH.least} to ${LENGTH.most}, like ${LENGTH.like}.`);
    if (grams === null && girth === null)
      wrong('weight', `Enter the weight, at least ${WEIGHT.least}, or measure round the ponytail.`);
    if (longest && shortest && shortest > longest)
      wrong('shortestLayer', `The shortest layer can be no longer than the length: at most ${longest} in.`);

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
  });
export type AskPrice = z.output<typeof AskPrice>;

/** Anything may be sent: every field is looked at, so that one wrong one does not hide another. */
function measured({ least, most, like }: Measure) {
  const description = `From ${least} to ${most}: ${like}.`;
  return z.unknown().optional().meta({ type: 'string', description });
}

function chosen<Value extends string>({ values, usual }: Choice<Value>) {
  return z
    .unknown()
    .optional()
    .meta({ type: 'string', enum: [...values], default: usual });
}

/** Null: left out. Undefined: refused. */
function readMeasure(
  { name, min, max, least, most, like, parse }: Measure,
  sent: unknown,
  unit: string,
  refuse: (problem: string) => void,
): number | null | undefined {
  if (sent === undefined || sent === null || sent === '') return null;
  if (typeof sent !== 'string')
    return void refuse(`Enter the ${name} once, from ${least} to ${most}, like ${like}.`);
  if (sent.trim() === '') return null;
  const value = parse(/^[\d.,/ ½¼¾]+$/.test(sent) ? `${sent} ${unit}` : sent);
  if (value !== undefined && value >= min && value <= max) return value;
  const nearest = nearestNumber(sent, value, min, max);
  if (nearest === min) refuse(`That is too little. The least ${name} we can price is ${least}.`);
  else if (nearest === max) refuse(`That is too much. The greatest ${name} we can price is ${most}.`);
  else refuse(`We cannot read the ${name}. Enter ${least} to ${most}, like ${like}.`);
  return undefined;
}

function readChoice<Value extends string>(
  { name, values, usual, otherNames }: Choice<Value>,
  sent: unknown,
  refuse: (problem: string) => void,
): Value {
  if (sent === undefined || sent === '') return usual;
  const found = values.find((value) => value === sent);
  if (found !== undefined) return found;
  const nearest = typeof sent === 'string' ? (nearestWord(sent, values, otherNames) ?? usual) : usual;
  const list = values.join(', ');
  refuse(`We do not know this ${name}. The nearest one we know is ‘${nearest}’; the list is: ${list}.`);
  return nearest;
}
