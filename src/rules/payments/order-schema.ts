import { z } from 'zod';
import { CURRENCIES } from '../money/money.ts';
import { GIVE_BACK_WAYS } from './give-back.ts';
import { PLAN_TYPES } from './subscription.ts';
import { lines } from '../text/text-schema.ts';

const plan = z.literal(PLAN_TYPES, 'Choose one of the plans.');
const orderId = z.string('Say which order.').max(100, 'Say which order.');

/** Only what is wanted: the server prices it. */
export const CreateOrder = z.strictObject({
  plan,
  currency: z.enum(CURRENCIES, 'Choose pounds, dollars, euros or rupees.'),
  /** The price that was shown, in minor units: another one is not ordered unseen. */
  shownAmount: z.int('Say which price you were shown.').optional(),
});
export type CreateOrder = z.infer<typeof CreateOrder>;

export const ChoosePlan = z.strictObject({ plan });
export type ChoosePlan = z.infer<typeof ChoosePlan>;

export const NamedOrder = z.strictObject({ orderId });
export type NamedOrder = z.infer<typeof NamedOrder>;

const minor = (problem: string) => z.int(problem).min(0, problem).max(200_000_000, problem);

/** What the person was shown: another sum is not given back unseen. */
export const GiveBackOrder = z.strictObject({ orderId, sum: minor('Say which sum you were shown.') });
export type GiveBackOrder = z.infer<typeof GiveBackOrder>;

export const RefundOrder = z
  .strictObject({
    orderId,
    reason: lines({ name: 'reason', min: 1, max: 500 }),
    how: z.enum(GIVE_BACK_WAYS, 'Choose the whole, the days that are left, or a part.').default('whole'),
    /** Of a part, in minor units. */
    amount: minor('Write how much goes back.').optional(),
    /** The sum that was shown. */
    sum: minor('Say which sum you were shown.').optional(),
    /** How much had gone back when it was shown: a part that was sent twice goes back once. */
    givenBack: minor('Say how much had gone back before.').optional(),
  })
  .superRefine(({ how, ...wish }, problems) => {
    if (how !== 'part') return;
    for (const name of ['amount', 'givenBack'] as const)
      if (wish[name] === undefined)
        problems.addIssue({ code: 'custom', path: [name], message: 'A part needs this.' });
  });
export type RefundOrder = z.infer<typeof RefundOrder>;
