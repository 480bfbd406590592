import { z } from 'zod';
import { CURRENCIES } from '#rules/money/money.ts';
import { ORDER_STATES } from '#rules/payments/order-state.ts';
import { PLAN_TYPES, PRICED_PLANS } from '#rules/payments/subscription.ts';

/** A plan as everybody may see it; prices in minor units. */
export const PlanView = z.object({
  type: z.literal(PLAN_TYPES),
  name: z.string(),
  takenBy: z.enum(['seller', 'buyer']),
  /** As they are read. Rupees are shown only: an order in them is charged the price in US dollars. */
  prices: z.record(z.enum(CURRENCIES), z.int()),
  days: z.int().nullable(),
  gives: z.array(z.string()),
});
export type PlanView = z.infer<typeof PlanView>;

/** What a plan costs now, for whoever sets it; version 0: what it began with. */
export const PlanPriceView = z.object({
  plan: z.literal(PRICED_PLANS),
  name: z.string(),
  days: z.int().nullable(),
  prices: z.record(z.enum(CURRENCIES), z.int()),
  version: z.int(),
});
export type PlanPriceView = z.infer<typeof PlanPriceView>;

/** An order as the person who made it sees it. */
export const OrderView = z.object({
  id: z.string(),
  /** What people read instead of the id. */
  number: z.string(),
  state: z.enum(ORDER_STATES),
  plan: z.literal(PLAN_TYPES),
  planName: z.string(),
  amount: z.int(),
  currency: z.enum(CURRENCIES),
  /** The price as it was read; another currency than the charged one for people in India. */
  shown: z.object({ amount: z.int(), currency: z.enum(CURRENCIES) }),
  createdAt: z.iso.datetime(),
  capturedAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
  /** What went back when the order ended, beside the parts of before. */
  refundedAmount: z.int().nullable(),
});
export type OrderView = z.infer<typeof OrderView>;

/** How somebody's subscription stands. The two flags are those of the login answer. */
export const SubscriptionView = z.object({
  isActive: z.literal([0, 1]),
  subscriptionType: z.literal([0, ...PLAN_TYPES]),
  planName: z.string().nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  needsRenewal: z.boolean(),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;

/** Whether a seller's plan runs and has room. Never an amount or an address. */
export const SellerPaidCheck = z.object({
  paid: z.boolean(),
  plan: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  liveAds: z.int(),
  liveAdLimit: z.int(),
  /** How many of the ads are featured, and how many may be. */
  featuredAds: z.int(),
  featuredAdLimit: z.int(),
  canPost: z.boolean(),
  canBeContacted: z.boolean(),
  /** Files of ads can be sent. */
  hasCsvUpload: z.boolean(),
  reason: z.string().nullable(),
});
export type SellerPaidCheck = z.infer<typeof SellerPaidCheck>;

/** One line of the ledger: money that came, or (below zero) went back. */
export const LedgerEntry = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['payment', 'refund']),
  orderId: z.string(),
  orderNumber: z.string(),
  account: z.string(),
  planName: z.string(),
  amount: z.int(),
  currency: z.enum(CURRENCIES),
  provider: z.string(),
  providerOrderId: z.string(),
  providerReference: z.string(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;
