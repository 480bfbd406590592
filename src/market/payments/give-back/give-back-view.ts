import { z } from 'zod';
import { CURRENCIES } from '#rules/money/money.ts';
import { GIVE_BACK_WAYS } from '#rules/payments/give-back.ts';
import { OrderView } from '../order-view.ts';

/** The plan that runs when an order's days are taken back; null: none. */
const PlanAfterView = z.object({ planName: z.string(), endsAt: z.iso.datetime().nullable() }).nullable();

/** What a person's own button would do, in minor units of the order's currency. */
export const GiveBackOffer = z.object({
  sum: z.int(),
  daysLeft: z.int(),
  /** The last moment of the button. */
  until: z.iso.datetime(),
  after: PlanAfterView,
});
export type GiveBackOffer = z.infer<typeof GiveBackOffer>;

/** An order as staff see it who give its money back. */
export const StaffOrder = z.object({
  order: OrderView,
  account: z.object({ id: z.string(), username: z.string() }),
  provider: z.string(),
  providerOrderId: z.string().nullable(),
  /** What went back so far, and what can still go back; sums in minor units of the order's currency. */
  givenBack: z.int(),
  daysLeft: z.int(),
  sums: z.object({ whole: z.int().nullable(), days: z.int().nullable() }),
  after: PlanAfterView,
  refunds: z.array(z.object({ at: z.iso.datetime(), amount: z.int() })),
  /** A refund whose end the provider has not told yet. */
  asked: z
    .object({
      how: z.enum(GIVE_BACK_WAYS),
      amount: z.int(),
      currency: z.enum(CURRENCIES),
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type StaffOrder = z.infer<typeof StaffOrder>;
