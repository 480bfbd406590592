import { z } from 'zod';
import { CURRENCIES } from '#rules/money/money.ts';
import { OFFER_STATES } from '#rules/offers/offer-words.ts';

const person = z.object({ id: z.string(), username: z.string() });

/** One offer as staff see it: who named which figure to whom, and what became of it. */
export const StaffOffer = z.object({
  id: z.string(),
  messageId: z.string(),
  by: person,
  to: person,
  amount: z.int(),
  currency: z.enum(CURRENCIES),
  /** What the ad asked then. */
  askingPrice: z.int().nullable(),
  state: z.enum(OFFER_STATES),
  /** Why it is over, where its state does not say it. */
  endedWhy: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type StaffOffer = z.infer<typeof StaffOffer>;
