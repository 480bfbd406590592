import { z } from 'zod';
import { MARK_MAX } from '#rules/ratings/rating-rules.ts';

const mark = z.int().min(1).max(MARK_MAX);
const side = z.enum(['seller', 'buyer']);
/** Null: they have left. */
const username = z.string().nullable();
/** Null: the ad is gone. */
const title = z.string().nullable();

/** What somebody said of the other side of a sale. */
const said = {
  id: z.string(),
  asDescribed: mark,
  kind: mark,
  quick: mark,
  sentence: z.string().nullable(),
  writtenAt: z.iso.datetime(),
  answer: z.string().nullable(),
};

/** A rating as everybody may read it. */
export const RatingView = z.object({ ...said, by: username });
export type RatingView = z.infer<typeof RatingView>;

/** A rating about oneself that can be read. `version` is for the answer. */
export const RatingAboutMe = z.object({
  ...said,
  by: username,
  /** What one was oneself in that sale. */
  side,
  title,
  version: z.int(),
  canAnswer: z.boolean(),
});
export type RatingAboutMe = z.infer<typeof RatingAboutMe>;

/** A rating of one's own. `sealed`: nobody else has read it yet. `removed`: our staff took it down, and why. */
export const WrittenRating = z.object({
  ...said,
  about: username,
  /** What the other was in that sale. */
  side,
  title,
  state: z.enum(['sealed', 'shown', 'removed']),
  sealedUntil: z.iso.datetime().nullable(),
  removal: z.object({ caseNumber: z.string(), reason: z.string() }).nullable(),
});
export type WrittenRating = z.infer<typeof WrittenRating>;

/** A sale of which one has not yet said how it was. */
export const SaleToRate = z.object({
  saleId: z.string(),
  title,
  other: username,
  /** What one was oneself. */
  side,
  soldAt: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type SaleToRate = z.infer<typeof SaleToRate>;

/** What all ratings about somebody come to: the mean of all marks, never rounded up. Null while there are none. */
export const RatingSummary = z.object({ mean: z.number(), count: z.int() }).nullable();
export type RatingSummary = z.infer<typeof RatingSummary>;

/** How a conversation stands with a sale. */
export type ThreadSale = {
  /** The hair was sold in this conversation. */
  sale: { saleId: string; soldAt: string; isRatable: boolean; hasRated: boolean } | null;
  /** For the seller of hair that is still for sale: what marking it as sold needs to know. */
  toSell: { adId: string; version: number } | null;
  /** What others said of the other person, as what they are here. */
  other: RatingSummary;
};
