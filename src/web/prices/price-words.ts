import type {
  Condition,
  HairColour,
  HairEthnicity,
  HairLength,
  Texture,
  Treatment,
} from '#rules/hair/values.ts';
import {
  COLOUR_LABELS,
  CONDITION_LABELS,
  ETHNICITY_LABELS,
  LENGTH_LABELS,
  TEXTURE_LABELS,
  TREATMENT_LABELS,
} from '#rules/hair/hair-words.ts';
import { formatLength, inchesToMm } from '#rules/hair/measure.ts';
import { type Currency, formatMoney, MINOR_UNITS } from '#rules/money/money.ts';
import type { PriceAnswer } from '#market/prices/price-view.ts';

/** '£140', from whole units. */
export const wholeMoney = (amount: number, currency: Currency) =>
  formatMoney({ amount: amount * MINOR_UNITS, currency });

/** '22.5 in (57 cm)' */
export const bothLengths = (inches: number) =>
  `${Math.round(inches * 10) / 10} in (${formatLength(inchesToMm(inches), 'cm')})`;

/** '+10 %', '−50 %' */
export const percentWords = (factor: number) =>
  `${factor > 1 ? '+' : '−'}${Math.abs(Math.round((factor - 1) * 100))} %`;

type Factor = PriceAnswer['factors'][number];

/** 'Colour: brown' */
export const factorWords = (factor: Factor) =>
  `${FACTOR_NAMES[factor.name] ?? factor.name}: ${factorValueWords(factor)}`;

const FACTOR_NAMES: Record<string, string> = {
  colour: 'Colour',
  ethnicity: 'Hair type',
  treatment: 'Treatment',
  texture: 'Texture',
  condition: 'Condition',
  sales: 'Our own sales',
};

function factorValueWords({ name, value }: Factor): string {
  if (name === 'colour') return COLOUR_LABELS[value as HairColour].toLowerCase();
  if (name === 'ethnicity') return ETHNICITY_LABELS[value as HairEthnicity];
  if (name === 'treatment') return TREATMENT_LABELS[value as Treatment].toLowerCase();
  if (name === 'texture') return TEXTURE_LABELS[value as Texture].toLowerCase();
  if (name === 'condition') return CONDITION_LABELS[value as Condition].toLowerCase();
  return LENGTH_LABELS[value as HairLength];
}
