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
} from '../../hair/values.ts';
import { LENGTH_UNITS, type LengthUnit, WEIGHT_UNITS, type WeightUnit } from '../../hair/measure.ts';
import { parseGrams, parseInches } from '../../hair/read-measure.ts';
import { CURRENCIES, type Currency } from '../../money/money.ts';
import { nearestNumber, nearestOption } from '../nearest-value.ts';

/** A measure as the calculator takes it: its name, the ends of its range, and how they are said. */
export type Measure = {
  name: string;
  min: number;
  max: number;
  least: string;
  most: string;
  like: string;
  parse: (text: string) => number | undefined;
};

export const LENGTH: Measure = {
  name: 'length',
  min: 0.5,
  max: 80,
  least: '0.5 in (1.3 cm)',
  most: '80 in (203 cm)',
  like: '28, 28 in or 71 cm',
  parse: parseInches,
};
export const SHORTEST: Measure = { ...LENGTH, name: 'shortest layer' };
export const WEIGHT: Measure = {
  name: 'weight',
  min: 1,
  max: 5000,
  least: '1 g (0.04 oz)',
  most: '5,000 g (176 oz)',
  like: '150, 150 g or 5.3 oz',
  parse: parseGrams,
};
export const GIRTH: Measure = {
  name: 'measure round the ponytail',
  min: 1,
  max: 8,
  least: '1 in (2.5 cm)',
  most: '8 in (20 cm)',
  like: '3.5, 3.5 in or 9 cm',
  parse: parseInches,
};

/** One of a list, the usual one when left out, and other names people have for them. */
export type Choice<Value extends string> = {
  name: string;
  values: readonly Value[];
  usual: Value;
  otherNames?: { [name: string]: Value };
};

export const COLOUR: Choice<HairColour> = {
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
export const ETHNICITY: Choice<HairEthnicity> = {
  name: 'hair type',
  values: HAIR_ETHNICITIES,
  usual: 'indian',
  otherNames: { european: 'caucasian', slavic: 'caucasian' },
};
export const TREATMENT: Choice<Treatment> = {
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
export const TEXTURE: Choice<Texture> = { name: 'texture', values: TEXTURES, usual: 'straight' };
export const CONDITION: Choice<Condition> = {
  name: 'condition',
  values: CONDITIONS,
  usual: 'good',
  otherNames: { poor: 'fair', bad: 'fair', great: 'excellent' },
};
export const CURRENCY: Choice<Currency> = { name: 'currency', values: CURRENCIES, usual: 'USD' };
export const LENGTH_UNIT: Choice<LengthUnit> = { name: 'unit of length', values: LENGTH_UNITS, usual: 'in' };
export const WEIGHT_UNIT: Choice<WeightUnit> = { name: 'unit of weight', values: WEIGHT_UNITS, usual: 'g' };

/** Null: left out. Undefined: refused. */
export function readMeasure(
  { name, min, max, least, most, like, parse }: Measure,
  sent: unknown,
  unit: string,
  refuse: (problem: string) => void,
): number | null | undefined {
  if (sent === undefined || sent === null || sent === '') return null;
  if (typeof sent !== 'string') {
    refuse(`Enter the ${name} once, from ${least} to ${most}, like ${like}.`);
    return undefined;
  }
  if (sent.trim() === '') return null;
  const value = parse(withUnit(sent, unit));
  if (value !== undefined && value >= min && value <= max) return value;
  const nearest = nearestNumber(sent, value, min, max);
  if (nearest === min) refuse(`That is too little. The smallest ${name} we can price is ${least}.`);
  else if (nearest === max) refuse(`That is too much. The largest ${name} we can price is ${most}.`);
  else refuse(`We cannot read the ${name}. Enter ${least} to ${most}, like ${like}.`);
  return undefined;
}

/** A number without a unit is in the one that was chosen. */
export const withUnit = (text: string, unit: string): string =>
  /^[\p{N}.,/\s٫٬]+$/u.test(text) ? `${text} ${unit}` : text;

/** The value of the list; where it is none, the nearest, and a sentence that names it. */
export function readChoice<Value extends string>(
  { name, values, usual, otherNames }: Choice<Value>,
  sent: unknown,
  refuse: (problem: string) => void,
): Value {
  if (sent === undefined || sent === '') return usual;
  const found = values.find((value) => value === sent);
  if (found !== undefined) return found;
  const nearest = typeof sent === 'string' ? (nearestOption(sent, values, otherNames) ?? usual) : usual;
  const list = values.join(', ');
  refuse(`We do not know this ${name}. The nearest one we know is ‘${nearest}’; the list is: ${list}.`);
  return nearest;
}

const CHOICES = new Map<string, Choice<string>>(
  Object.entries({
    lengthUnit: LENGTH_UNIT,
    weightUnit: WEIGHT_UNIT,
    colour: COLOUR,
    ethnicity: ETHNICITY,
    treatment: TREATMENT,
    texture: TEXTURE,
    condition: CONDITION,
    currency: CURRENCY,
  }),
);

/** The word of a field's list that is nearest to what was sent; undefined for a field that has no list. */
export function nearestChoice(field: string, sent: string): string | undefined {
  const choice = CHOICES.get(field);
  return choice && readChoice(choice, sent, () => undefined);
}
