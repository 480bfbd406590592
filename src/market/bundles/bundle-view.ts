import { z } from 'zod';
import { BUNDLE_ORDERS } from '#rules/bundles/bundle-need.ts';
import { MEMBER_STATES } from '#rules/bundles/member-states.ts';
import { CUT_STATES, HAIR_COLOURS, HAIR_ETHNICITIES, TEXTURES, TREATMENTS } from '#rules/hair/values.ts';
import { CURRENCIES } from '#rules/money/money.ts';

const Sum = z.object({ amount: z.int(), currency: z.enum(CURRENCIES) });

/** A need as it was understood. Lengths in half inches, as in the rules. */
const NeedView = z.object({
  grams: z.int(),
  halfInches: z.int(),
  spread: z.int(),
  colours: z.array(z.enum(HAIR_COLOURS)),
  textures: z.array(z.enum(TEXTURES)),
  treatments: z.array(z.enum(TREATMENTS)),
  ethnicities: z.array(z.enum(HAIR_ETHNICITIES)),
  isOneType: z.boolean(),
  isOnlyCut: z.boolean(),
  isOnlyMeasured: z.boolean(),
  isOnlyTied: z.boolean(),
  country: z.string(),
  budget: Sum.nullable(),
  parcel: Sum,
  order: z.enum(BUNDLE_ORDERS),
});

/** A hank as bundles show it: as much of its ad as is needed to judge, draw and open it. */
export const HankView = z.object({
  ad: z.object({
    id: z.string(),
    url: z.string(),
    title: z.string(),
    /** The smallest width alone: eighteen of them stand on a page. */
    photo: z.object({ webp: z.string(), avif: z.string().nullable(), thumbhash: z.string() }).nullable(),
    /** As its seller set it. */
    price: Sum,
    openToOffers: z.boolean(),
    seller: z.string(),
    sellerId: z.string(),
    country: z.string(),
    town: z.string().nullable(),
  }),
  halfInches: z.int(),
  /** Of layered hair; null where all of it has one length. */
  shortest: z.int().nullable(),
  grams: z.int(),
  isWeighed: z.boolean(),
  colour: z.enum(HAIR_COLOURS),
  texture: z.enum(TEXTURES),
  treatment: z.enum(TREATMENTS),
  ethnicity: z.enum(HAIR_ETHNICITIES).nullable(),
  cutState: z.enum(CUT_STATES),
  /** How much of its weight counts for the need. */
  counted: z.int(),
  /** About what it costs in the reader's currency, without its parcel. */
  price: Sum,
});
export type HankView = z.infer<typeof HankView>;

/** What a set costs, in the reader's currency. */
const Costs = z.object({
  hair: Sum,
  parcels: Sum,
  total: Sum,
  /** Sellers of two or more of the set: one parcel may do. */
  sellersOfSeveral: z.array(z.string()),
});

/** One set that goes together, the longest first. */
export const ProposalView = Costs.extend({
  members: z.array(HankView),
  counted: z.int(),
  /** How unlike they are: half inches of spread, and more for two textures or colours. */
  mismatch: z.int(),
});
export type ProposalView = z.infer<typeof ProposalView>;

/** What was found for a need. */
export const BundlesView = z.object({
  need: NeedView,
  /** At most three, which share no hank. */
  proposals: z.array(ProposalView),
  /** The cheapest hank that is enough by itself, with what it and its parcel cost. */
  alone: z.object({ hank: HankView, total: Sum }).nullable(),
  /** Where nothing was found: at most three needs near this one for which there is something. */
  waysOut: z.array(z.object({ words: z.string(), need: NeedView, total: Sum })),
  /** Where nothing was found: what the heaviest six that go together give, in grams. */
  heaviest: z.int().nullable(),
  /** Where nothing is within the budget: what the cheapest set costs. */
  overBudget: Sum.nullable(),
  looked: z.object({
    hanks: z.int(),
    /** About how many fit, where only the cheapest by the gram were looked at; else null. */
    outOf: z.int().nullable(),
    /** There was too much to compare, so that the dearer half was left out. */
    isHalved: z.boolean(),
  }),
  /** Ads that fit but name no price. */
  withoutPrice: z.int(),
  /** The day of the rates, like 2026-11-18. */
  rateDate: z.string(),
});
export type BundlesView = z.infer<typeof BundlesView>;

/** One hank in the place of another, and what the whole set would cost more (or less, below zero). */
export const SwapView = z.object({ hank: HankView, more: Sum });
export type SwapView = z.infer<typeof SwapView>;

/** A hank of a kept bundle as it is now. */
export const MemberView = z.object({
  /** 1 to 6. */
  place: z.int(),
  adId: z.string(),
  state: z.enum(MEMBER_STATES),
  /** False where its ad was changed since, so that it is no longer what is needed: none of it is counted. */
  fits: z.boolean(),
  /** Null where nobody can look at its ad any more. */
  hank: HankView.nullable(),
  /** What its ad asked when it was kept, in the reader's currency by the rates of today. */
  priceWas: Sum,
});
export type MemberView = z.infer<typeof MemberView>;

/** A kept bundle. Its sums are of those that can still be bought. */
export const KeptBundleView = Costs.extend({
  id: z.string(),
  name: z.string(),
  need: NeedView,
  isWatched: z.boolean(),
  createdAt: z.iso.datetime(),
  members: z.array(MemberView),
  counted: z.int(),
  rateDate: z.string(),
});
export type KeptBundleView = z.infer<typeof KeptBundleView>;

/** How many somebody keeps and watches, and how many their plan allows. */
const Room = z.object({ kept: z.int(), keeps: z.int(), watched: z.int(), watches: z.int() });

/** The bundles somebody keeps, the newest first. */
export const KeptBundlesView = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isWatched: z.boolean(),
      createdAt: z.iso.datetime(),
      hanks: z.int(),
      /** Those of them that are neither sold nor kept for another nor gone. */
      live: z.int(),
      /** What these cost with their parcels. */
      total: Sum,
      /** Their counted grams, and those that are needed. */
      counted: z.int(),
      grams: z.int(),
    }),
  ),
  room: Room,
});
export type KeptBundlesView = z.infer<typeof KeptBundlesView>;

/** What can be sent to each seller, said before anything is; a sentence where it cannot. */
export const ContactPlanView = z.object({
  adId: z.string(),
  title: z.string(),
  seller: z.string(),
  /** Why no question can be asked; null where it can. */
  noMessage: z.string().nullable(),
  /** The offer that would be made, in the ad's own money; null where none can. */
  offer: Sum.nullable(),
  noOffer: z.string().nullable(),
});
export type ContactPlanView = z.infer<typeof ContactPlanView>;

/** What came of it at one seller: 'Offer sent', or the sentence of the refusal. */
export const ContactResultView = z.object({
  adId: z.string(),
  title: z.string(),
  seller: z.string(),
  isSent: z.boolean(),
  sentence: z.string(),
  conversationId: z.string().nullable(),
});
export type ContactResultView = z.infer<typeof ContactResultView>;
