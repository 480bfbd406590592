import { z } from 'zod';
import { type Currency, formatMoney } from '../money/money.ts';
import { lines } from '../text/text-schema.ts';
import { PRICED_PLANS } from './subscription.ts';

/** Least and most that a plan may cost, in minor units: what lies outside is a slip of the hand. */
const BOUNDS: Record<Currency, readonly [least: number, most: number]> = {
  USD: [1_00, 500_00],
  GBP: [1_00, 500_00],
  EUR: [1_00, 500_00],
  INR: [50_00, 50_000_00],
};

function price(currency: Currency) {
  const [least, most] = BOUNDS[currency].map((amount) => formatMoney({ amount, currency }));
  const problem = `Write a price from ${least} to ${most}.`;
  return z.int(problem).min(BOUNDS[currency][0], problem).max(BOUNDS[currency][1], problem);
}

/** Staff set what a plan costs, in every currency at once: one that was forgotten would be an old price. */
export const SetPlanPrices = z.strictObject({
  plan: z.literal(PRICED_PLANS, 'Choose one of the plans that cost something.'),
  USD: price('USD'),
  GBP: price('GBP'),
  EUR: price('EUR'),
  INR: price('INR'),
  /** Of the prices that were read; 0: they are those the plan began with. */
  version: z.int('Say which version you read.').min(0, 'Say which version you read.'),
  reason: lines({ name: 'reason', min: 3, max: 500 }),
});
export type SetPlanPrices = z.output<typeof SetPlanPrices>;
