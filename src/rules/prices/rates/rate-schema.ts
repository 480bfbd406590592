import { z } from 'zod';
import { CURRENCIES } from '../../money/money.ts';

const RATED = CURRENCIES.filter((currency) => currency !== 'USD');

const perUsd = z
  .number('Enter what one US dollar buys, like 0.79 or 84.5.')
  .min(0.1, 'The lowest rate is 0.1 for a US dollar.')
  .max(1000, 'The highest rate is 1,000 for a US dollar.')
  .refine((rate) => Math.round(rate * 1e6) / 1e6 === rate, 'Give the rate with at most six decimals.');
const date = z.iso.date('Enter the day the rate is from, like 2026-11-01.');

/** Staff set what one US dollar buys from a day on. */
export const SetRate = z.strictObject({
  currency: z.enum(RATED, 'Choose GBP, EUR or INR: a US dollar is always one dollar.'),
  perUsd,
  date,
  /** The rate of this currency that was in force when it was read: over another one nothing is set unseen. */
  seen: z.strictObject({ perUsd, date }).optional(),
  /** Of a past day that has a rate already: the one that this replaces. */
  replaces: perUsd.optional(),
  reason: z
    .string('Say where the rate is from.')
    .trim()
    .min(3, 'Say where the rate is from.')
    .max(500, 'Keep the reason to 500 characters.'),
});
export type SetRate = z.output<typeof SetRate>;
