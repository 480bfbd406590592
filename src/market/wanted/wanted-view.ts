import { z } from 'zod';
import { CUT_STATES, HAIR_COLOURS, HAIR_ETHNICITIES, TEXTURES, TREATMENTS } from '#rules/hair/values.ts';
import { CURRENCIES } from '#rules/money/money.ts';
import { WANTED_EVENTS, WANTED_STATUSES } from '#rules/wanted/wanted-life.ts';

const Sum = z.object({ amount: z.int(), currency: z.enum(CURRENCIES) });

/** A request as anybody sees it: its buyer by name, country and badge. */
export const WantedView = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  facts: z.object({
    /** In half inches. */
    shortest: z.int(),
    longest: z.int(),
    colours: z.array(z.enum(HAIR_COLOURS)),
    textures: z.array(z.enum(TEXTURES)),
    treatments: z.array(z.enum(TREATMENTS)),
    /** None: any. */
    ethnicities: z.array(z.enum(HAIR_ETHNICITIES)),
    grams: z.int(),
    /** Null: either. */
    cutState: z.enum(CUT_STATES).nullable(),
    budgetPerGram: Sum.nullable(),
    country: z.string(),
  }),
  note: z.string(),
  /** Its last day, like 2026-12-24. */
  until: z.iso.date(),
  publishedAt: z.iso.datetime().nullable(),
  status: z.enum(WANTED_STATUSES),
  version: z.int(),
  buyer: z.object({ name: z.string(), country: z.string(), isCertified: z.boolean() }),
});
export type WantedView = z.infer<typeof WantedView>;

/** The page of one request. */
export const WantedPageView = WantedView.extend({
  isOwn: z.boolean(),
  /** It is live, and the reader may answer it with an ad. */
  canAnswer: z.boolean(),
  /** The ads of the reader's that it was answered with. */
  answeredWith: z.array(z.string()),
  /** Hidden while a report is looked at, or after one: its owner and staff alone read it. */
  isHidden: z.boolean(),
  /** What its owner can do with it now, and what we wrote to them when we did not accept it; nothing for others. */
  events: z.array(z.enum(WANTED_EVENTS)),
  whyRejected: z.string().nullable(),
});
export type WantedPageView = z.infer<typeof WantedPageView>;

/** A request of one's own. */
export const MyWantedView = WantedView.extend({
  /** How many ads fit it, and how many sellers' ads it was answered with. */
  matches: z.int(),
  answers: z.int(),
  /** What we wrote when we did not accept it. */
  whyRejected: z.string().nullable(),
  /** Hidden while a report is looked at, or after one. */
  isHidden: z.boolean(),
  /** What can be done with it now. */
  events: z.array(z.enum(WANTED_EVENTS)),
});
export type MyWantedView = z.infer<typeof MyWantedView>;

/** Requests of one's own, and how many more the plan has room for. */
export const MyWantedList = z.object({
  items: z.array(MyWantedView),
  next: z.string().nullable(),
  room: z.object({ taken: z.int(), places: z.int() }),
});
export type MyWantedList = z.infer<typeof MyWantedList>;

/** One page of requests. */
export const WantedList = z.object({
  items: z.array(WantedView),
  next: z.string().nullable(),
  /** Counted up to a thousand. */
  total: z.int(),
});
export type WantedList = z.infer<typeof WantedList>;

/** A request that an ad of the reader's fits. */
export const WantedForAdView = z.object({
  wanted: WantedView,
  points: z.int(),
  /** In which it is not quite what was asked for: '1 in shorter than asked'. */
  reasons: z.array(z.string()),
  /** With this ad. */
  hasAnswered: z.boolean(),
  /** Not where it was answered with this ad, or with as many others as one may. */
  canAnswer: z.boolean(),
});
export type WantedForAdView = z.infer<typeof WantedForAdView>;

/** A request that waits for staff, the oldest first. */
export const WantedInReview = WantedView.extend({
  buyerId: z.string(),
  waitingSince: z.iso.datetime(),
  /** Why it is not live: names of signals, 'new-account', 'reported-before'. */
  signals: z.array(z.string()),
});
export type WantedInReview = z.infer<typeof WantedInReview>;
