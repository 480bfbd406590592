import { z } from 'zod';
import { CHECK_STATES, LOOKED_AT, type LookedAt } from '#rules/certified/buyer-check.ts';
import { TraderView } from '../traders/trader-view.ts';

/** What is known of somebody who trades, and need not be typed again. */
export const KnownTrader = TraderView.pick({ name: true, registerNumber: true, address: true });
export type KnownTrader = z.infer<typeof KnownTrader>;

/** What somebody sent, and how it stands. */
export const OwnCheck = z.object({
  state: z.enum(CHECK_STATES),
  businessName: z.string(),
  registerNumber: z.string().nullable(),
  website: z.string().nullable(),
  shopAddress: z.string(),
  words: z.string().nullable(),
  askedAt: z.iso.datetime(),
  /** What staff said to them. */
  told: z.string().nullable(),
  until: z.iso.datetime().nullable(),
  version: z.int(),
  /** Whether the badge is shown now. */
  isCertified: z.boolean(),
});
export type OwnCheck = z.infer<typeof OwnCheck>;

/** The same for staff. */
export const BuyerCheck = OwnCheck.extend({
  accountId: z.string(),
  username: z.string(),
  country: z.string(),
  lookedAt: z.array(z.enum(Object.keys(LOOKED_AT) as [LookedAt, ...LookedAt[]])),
  lookedWords: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
});
export type BuyerCheck = z.infer<typeof BuyerCheck>;
