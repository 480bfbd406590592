import { z } from 'zod';
import { CONDITIONS, HAIR_COLOURS, HAIR_ETHNICITIES, TEXTURES, TREATMENTS } from './hair.ts';
import type { PricedHair } from './hair-price.ts';
import { parseGrams, parseInches } from './measure.ts';
import { CURRENCIES } from './money.ts';

const LENGTH = 'Enter the length up to 80 inches, like 28, 28 in or 71 cm.';
const SHORTEST = 'Enter the shortest layer, not longer than the length, or leave it out.';
const WEIGHT = 'Enter the weight between 1 and 5,000 grams, like 150 or 5.3 oz.';
const GIRTH = 'Enter the measure round the ponytail between 1 and 8 inches, like 3.5 in or 9 cm.';

/** What the price calculator asks, as it stands in a URL that people share. Blank fields count as left out. */
export const AskPrice = z
  .object({
    length: amount(parseInches, 0.5, 80, LENGTH),
    shortestLayer: amount(parseInches, 0.5, 80, SHORTEST),
    weight: amount(parseGrams, 1, 5000, WEIGHT),
    circumference: amount(parseInches, 1, 8, GIRTH),
    colour: z.enum(HAIR_COLOURS, 'Choose a colour from the list.').default('black'),
    ethnicity: z.enum(HAIR_ETHNICITIES, 'Choose a hair type from the list.').default('indian'),
    treatment: z.enum(TREATMENTS, 'Choose what was done to the hair.').default('virgin'),
    texture: z.enum(TEXTURES, 'Choose straight, wavy, curly or coily.').default('straight'),
    condition: z.enum(CONDITIONS, 'Choose excellent, good or fair.').default('good'),
    currency: z.enum(CURRENCIES, 'Choose US dollars, pounds, euros or rupees.').default('USD'),
  })
  .transform(({ length, shortestLayer, weight, circumference, currency, ...words }, ctx) => {
    const wrong = (field: string, message: string) =>
      ctx.addIssue({ code: 'custom', path: [field], message });
    if (length === null) wrong('length', LENGTH);
    if (weight === null && circumference === null)
      wrong('weight', 'Enter the weight, or measure round the ponytail.');
    if (length !== null && shortestLayer !== null && shortestLayer > length) wrong('shortestLayer', SHORTEST);
    const weighed = weight === null ? { circumference: circumference ?? 0 } : { grams: weight };
    const hair: PricedHair = { ...words, longest: length ?? 0, shortest: shortestLayer, weight: weighed };
    return { hair, currency };
  });
export type AskPrice = z.output<typeof AskPrice>;

function amount(parse: (text: string) => number | undefined, min: number, max: number, sentence: string) {
  return z
    .string(sentence)
    .optional()
    .transform((text = '', ctx) => {
      if (text.trim() === '') return null;
      const value = parse(text);
      if (value !== undefined && value >= min && value <= max) return value;
      ctx.addIssue({ code: 'custom', message: sentence });
      return z.NEVER;
    });
}
