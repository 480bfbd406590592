import { z } from 'zod';
import type { PricedHair } from './hair-price.ts';
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
import { CURRENCIES } from '../money.ts';

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

/** What the price book may be asked. */
export const AskPriceBook = z.object({
  currency: z.enum(CURRENCIES, 'Choose USD, GBP, EUR or INR.').default('USD'),
});
export type AskPriceBook = z.output<typeof AskPriceBook>;
