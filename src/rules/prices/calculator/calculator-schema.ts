import { z } from 'zod';
import { CURRENCIES } from '../../money/money.ts';
import type { Choice, Measure } from './calculator-fields.ts';
import { PRICE_FIELDS, readPriceFields } from './read-price-fields.ts';

/**
 * What the price calculator asks, as it stands in a URL that people share. What is wrong is answered with the nearest
 * value that is right.
 */
export const AskPrice = z
  .object({
    length: measured(PRICE_FIELDS.length),
    shortestLayer: measured(PRICE_FIELDS.shortestLayer),
    weight: measured(PRICE_FIELDS.weight),
    circumference: measured(PRICE_FIELDS.circumference),
    lengthUnit: chosen(PRICE_FIELDS.lengthUnit),
    weightUnit: chosen(PRICE_FIELDS.weightUnit),
    colour: chosen(PRICE_FIELDS.colour),
    ethnicity: chosen(PRICE_FIELDS.ethnicity),
    treatment: chosen(PRICE_FIELDS.treatment),
    texture: chosen(PRICE_FIELDS.texture),
    condition: chosen(PRICE_FIELDS.condition),
    currency: chosen(PRICE_FIELDS.currency),
  })
  .transform((form, ctx) =>
    readPriceFields(form, (field, message) => ctx.addIssue({ code: 'custom', path: [field], message })),
  );
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
