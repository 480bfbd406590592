import { z } from 'zod';
import { CURRENCIES } from '#rules/money/money.ts';
import { PageVotes } from '../../help/page-votes-view.ts';

/** One day, week or month, by the day it begins. */
const Bucket = z.object({
  from: z.iso.date(),
  live: z.int(),
  wentLive: z.int(),
  sold: z.int(),
  /** Ads that took a paid place. */
  featured: z.int(),
  /** Offers that buyers made, and figures that both sides said yes to. */
  offers: z.int(),
  offersAgreed: z.int(),
  signUps: z.int(),
  reports: z.int(),
  searchesWithoutResult: z.int(),
  /** Half of the first questions were answered sooner than this; null where nothing was answered. */
  minutesToFirstAnswer: z.int().nullable(),
  /** What was paid less what went back, in minor units. */
  revenue: z.partialRecord(z.enum(CURRENCIES), z.int()),
});
export type FigureBucket = z.infer<typeof Bucket>;

/** What the shown days add up to. */
const Totals = z.object({
  wentLive: z.int(),
  sold: z.int(),
  featured: z.int(),
  offers: z.int(),
  offersAgreed: z.int(),
  /** Of the asking price, in percent, the median of what was agreed; null where nothing was. */
  agreedShare: z.int().nullable(),
  signUps: z.int(),
  reports: z.int(),
  searchesWithoutResult: z.int(),
  revenue: z.partialRecord(z.enum(CURRENCIES), z.int()),
  /** All of it in the currency that was asked for, by the rates of a day. */
  revenueIn: z.object({ amount: z.int(), currency: z.enum(CURRENCIES), ratesOf: z.iso.date() }),
});
export type FigureTotals = z.infer<typeof Totals>;

/** One of staff, and how many decisions they made about what. */
const Work = z.object({
  userId: z.string(),
  username: z.string(),
  total: z.int(),
  kinds: z.record(z.string(), z.int()),
});
export type StaffWork = z.infer<typeof Work>;

export const Figures = z.object({
  /** The first and the last day that are counted. */
  from: z.iso.date(),
  until: z.iso.date(),
  totals: Totals,
  work: z.array(Work),
  /** What waits for staff now, and since when the oldest does. */
  queues: z.array(z.object({ name: z.string(), waiting: z.int(), oldest: z.iso.datetime().nullable() })),
  step: z.enum(['day', 'week', 'month']),
  buckets: z.array(Bucket),
  missedWords: z.array(z.object({ words: z.string(), times: z.int() })),
  /** Whether the guides helped. */
  votes: z.array(PageVotes),
});
export type Figures = z.infer<typeof Figures>;
