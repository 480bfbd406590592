import { z } from 'zod';
import { CURRENCIES } from '#rules/money/money.ts';
import { OFFER_STATES } from '#rules/offers/offer-words.ts';

/** What its reader can do with an offer now. */
export const OFFER_ACTS = ['accept', 'decline', 'counter', 'withdraw', 'sell', 'keep', 'call-off'] as const;
export type OfferAct = (typeof OFFER_ACTS)[number];

/** One offer as one of its two people sees it. Money in minor units of its own currency. */
export const OfferView = z.object({
  id: z.string(),
  conversationId: z.string(),
  ad: z.object({
    id: z.string(),
    title: z.string(),
    url: z.string(),
    photo: z.string().nullable(),
    grams: z.int().nullable(),
  }),
  role: z.enum(['buyer', 'seller']),
  /** Whom the reader trades with; certified as a buyer, where that is what they are here. */
  other: z.object({ username: z.string(), isCertified: z.boolean() }),
  /** Whether the reader named this figure. */
  isMine: z.boolean(),
  amount: z.int(),
  currency: z.enum(CURRENCIES),
  /** What the ad asked when this figure was named. */
  askingPrice: z.int().nullable(),
  /** The figure of the other side that this one answers. */
  answered: z.int().nullable(),
  note: z.string(),
  state: z.enum(OFFER_STATES),
  createdAt: z.iso.datetime(),
  /** Until when it can be answered. */
  expiresAt: z.iso.datetime(),
  /** Until when the hair is kept, after a yes. */
  reservedUntil: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Why it is over, where its state does not say it. */
  endedWhy: z.string().nullable(),
  /** The protected sale that a yes made of it. */
  saleId: z.string().nullable(),
  acts: z.array(z.enum(OFFER_ACTS)),
});
export type OfferView = z.infer<typeof OfferView>;
