import { z } from 'zod';
import { CURRENCIES } from '../money.ts';
import { PLAN_TYPES } from './subscription.ts';
import { lines } from '../text/text-schema.ts';

const plan = z.literal(PLAN_TYPES, 'Choose one of the plans.');
const orderId = z.string('Say which order.').max(100, 'Say which order.');

/** Only what is wanted: the server prices it. */
export const CreateOrder = z.strictObject({
  plan,
  currency: z.enum(CURRENCIES, 'Choose pounds, dollars, euros or rupees.'),
});
export type CreateOrder = z.infer<typeof CreateOrder>;

export const ChoosePlan = z.strictObject({ plan });
export type ChoosePlan = z.infer<typeof ChoosePlan>;

export const NamedOrder = z.strictObject({ orderId });
export type NamedOrder = z.infer<typeof NamedOrder>;

export const RefundOrder = z.strictObject({
  orderId,
  reason: lines({ name: 'reason', min: 1, max: 500 }),
});
export type RefundOrder = z.infer<typeof RefundOrder>;
