import { z } from 'zod';
import { SALE_CURRENCIES } from '#rules/sales/money/sale-fee.ts';
import { PAY_FAILURES, SALE_ENDS, SALE_FREEZES, SALE_PHOTO_KINDS } from '#rules/sales/life/sale-kinds.ts';
import { SALE_EVENTS } from '#rules/sales/life/sale-life.ts';
import { SALE_STATES } from '#rules/sales/life/sale-states.ts';
import { DisputeView, ReturnView } from './dispute-view.ts';

const moment = z.iso.datetime();

export const LightView = z.object({
  colour: z.enum(['red', 'green', 'none']),
  /** What it says in capitals; empty where there is nothing to wait for. */
  words: z.string(),
  /** One sentence. */
  why: z.string(),
  /** When the payment provider was last asked. */
  checkedAt: moment.nullable(),
  /** Under a red one: since when it is so. */
  since: moment.nullable(),
  /** Behind 'How safe is this?'; empty where there is no light. */
  howSafe: z.string(),
});
export type LightView = z.infer<typeof LightView>;

/** A protected sale as one of its two people sees it. Money in minor units of its currency, lengths in millimetres. */
export const SaleView = z.object({
  id: z.string(),
  version: z.int(),
  role: z.enum(['buyer', 'seller', 'admin']),
  other: z.object({ username: z.string() }),
  conversationId: z.string(),
  ad: z.object({
    id: z.string(),
    title: z.string(),
    url: z.string(),
    grams: z.int().nullable(),
    /** Null while the ad is on show to nobody. */
    photo: z.string().nullable(),
  }),
  state: z.enum(SALE_STATES),
  stateSince: moment,
  light: LightView,
  terms: z.object({
    country: z.string(),
    fromCountry: z.string(),
    shipDays: z.int(),
    leastGrams: z.int(),
    leastLength: z.int(),
    postageBy: z.enum(['buyer', 'seller']),
    wasUncut: z.boolean(),
  }),
  money: z.object({
    currency: z.enum(SALE_CURRENCIES),
    price: z.int(),
    postage: z.int(),
    fee: z.int(),
    total: z.int(),
    /** About, before the payment; as the payment provider says, after it. */
    providerFee: z.int(),
    sellerGetsAbout: z.int(),
    /** What went back to the buyer or is on its way. */
    back: z.int(),
    /** What goes back takes longer than it should. */
    isSlow: z.boolean(),
    /** What we still owe the reader ourselves, since the payment provider did not give it. */
    owed: z.int(),
  }),
  deadlines: z.object({
    connectBy: moment.nullable(),
    payBy: moment.nullable(),
    lightFrom: moment.nullable(),
    shipBy: moment.nullable(),
    arriveBy: moment.nullable(),
    inspectBy: moment.nullable(),
    settleBy: moment.nullable(),
  }),
  /** Code words: one's own; the other side's only beside the photos. */
  words: z.object({
    code: z.string().nullable(),
    inspect: z.string().nullable(),
    return: z.string().nullable(),
  }),
  proof: z
    .object({
      grams: z.int(),
      length: z.int(),
      isBelowLeast: z.boolean(),
      photos: z.array(
        z.object({ id: z.string(), kind: z.enum(SALE_PHOTO_KINDS), isSeenBefore: z.boolean() }),
      ),
    })
    .nullable(),
  parcel: z
    .object({
      carrier: z.string(),
      number: z.string().nullable(),
      followUrl: z.string().nullable(),
      isSigned: z.boolean(),
      sentAt: moment,
      /** The day on which the carrier says that it delivered, once somebody entered it. */
      deliveredOn: z.iso.date().nullable(),
    })
    .nullable(),
  /** Where it is sent: for the seller alone, once the hair is proved. */
  address: z.object({ name: z.string(), lines: z.array(z.string()), country: z.string() }).nullable(),
  partOffer: z.object({ amount: z.int(), until: moment }).nullable(),
  isSellerConnected: z.boolean(),
  /** Why the buyer's last try to pay came to nothing; for the buyer. */
  payFailure: z.enum(PAY_FAILURES).nullable(),
  isCancelAsked: z.boolean(),
  dispute: DisputeView.nullable(),
  return: ReturnView.nullable(),
  /** Who made it stand still. */
  frozenBy: z.enum(SALE_FREEZES).nullable(),
  endReason: z.enum(SALE_ENDS).nullable(),
  /** Which of the two called it off; null: neither did. */
  endedBy: z.enum(['buyer', 'seller']).nullable(),
  steps: z.array(z.object({ event: z.enum(SALE_EVENTS), to: z.enum(SALE_STATES), at: moment })),
  /** What the reader can do now. */
  allowed: z.array(z.enum(SALE_EVENTS)),
  /** Whether what is given back can wait until the hair is back. */
  canHairComeBack: z.boolean(),
  /** What waits for the reader; null where they only wait. */
  next: z.enum([...SALE_EVENTS, 'return-address']).nullable(),
});
export type SaleView = z.infer<typeof SaleView>;

/** A sale as a line of a list. */
export const SaleCard = SaleView.pick({
  id: true,
  version: true,
  role: true,
  other: true,
  ad: true,
  state: true,
  stateSince: true,
  light: true,
  isSellerConnected: true,
  allowed: true,
  next: true,
}).extend({ money: SaleView.shape.money.pick({ currency: true, price: true, total: true }) });
export type SaleCard = z.infer<typeof SaleCard>;

/** The sale of a conversation: the light above the messages, and the steps that stand between them. */
export type TalkSale = { light: LightView; sale: SaleCard | null; steps: SaleView['steps'] };

/** An ad of one's own that is in a sale. */
export type AdLight = { adId: string; saleId: string; light: LightView };
