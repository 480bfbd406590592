import { z } from 'zod';
import { AD_EVENTS, AD_STATUSES } from '#rules/ads/state.ts';
import { Asker } from '../../messages/sale/asker-view.ts';
import { AlbumPhoto, PhotoView } from '../ad-view.ts';
import { isOnOwnCard, type OwnCardFactsIn, type OwnFactsIn } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { toDraftShape, toOwnShape } from '#rules/ads/fields/view-schema.ts';
import { HOLD_KINDS } from '#rules/moderation/holds.ts';
import { StandingHold } from '../../holds/hold-view.ts';

const time = z.iso.datetime().nullable();

/** What is said of every ad of one's own, draft or not. */
const ownFacts = {
  id: z.string(),
  number: z.string(),
  url: z.string(),
  status: z.enum(AD_STATUSES),
  /** By what it is hidden, whatever its status. */
  held: z.enum(HOLD_KINDS).nullable(),
  version: z.int(),
  ...toDraftShape<OwnCardFactsIn<typeof AD_FIELDS>>(AD_FIELDS, isOnOwnCard),
  lengthInches: z.number().nullable(),
  featured: z.boolean(),
  /** The end of the plan that gives it a paid place. */
  featuredUntil: time,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: time,
  expiresAt: time,
  soldAt: time,
  soldPrice: z.int().nullable(),
  /** Until when it is kept for the buyer it is agreed with. */
  reservedUntil: time,
  /** Whether that buyer has paid, and the money is held. */
  isPaid: z.boolean(),
  /** What may be done to it now by whoever asks: the buttons to show. */
  allowed: z.array(z.enum(AD_EVENTS)),
};

/** Something that may be a slip; see rules/ads/checks/warnings.ts. */
export const AdWarning = z.object({ field: z.string(), sentence: z.string() });

/** How often an ad was looked at, saved and asked about, and how many offers were below its seller's lowest. */
export const AdFigures = z.object({
  views: z.int(),
  saves: z.int(),
  conversations: z.int(),
  lowOffers: z.int(),
});
export type AdFigures = z.infer<typeof AdFigures>;

export const AdDay = AdFigures.extend({ day: z.iso.date() });
export type AdDay = z.infer<typeof AdDay>;

/** A time in which an ad was featured, by days, and how often it was looked at then. */
export const FeaturedSpell = z.object({ from: z.iso.date(), until: z.iso.date(), views: z.int() });
export type FeaturedSpell = z.infer<typeof FeaturedSpell>;

/** An ad of one's own in a list. `askers`: who wrote about it, the last one first; `openOffers` wait for the seller. */
export const OwnAdCard = z.object({
  ...ownFacts,
  photo: PhotoView.nullable(),
  figures: AdFigures,
  openOffers: z.int(),
  askers: z.array(Asker),
});
export type OwnAdCard = z.infer<typeof OwnAdCard>;

/** An ad of one's own, whole: the fields as they were sent, and what was made of them. */
export const OwnAd = z.object({
  ...ownFacts,
  ...toOwnShape<OwnFactsIn<typeof AD_FIELDS>>(AD_FIELDS),
  /** The lowest offer is its seller's secret, and of who entered it for them: not what staff read who edit it. */
  isFloorHidden: z.boolean(),
  slug: z.string(),
  shipsTo: z.union([z.enum(['own-country', 'worldwide']), z.array(z.string())]).nullable(),
  photos: z.array(AlbumPhoto),
  /** What staff wrote when they asked for changes or rejected it. */
  note: z.string().nullable(),
  /** Everything that hides it, the weightiest first. */
  holds: z.array(StandingHold),
});
export type OwnAd = z.infer<typeof OwnAd>;

export const StatusCounts = z.object(
  Object.fromEntries(AD_STATUSES.map((status) => [status, z.int()])) as Record<
    (typeof AD_STATUSES)[number],
    z.ZodInt
  >,
);
export type StatusCounts = z.infer<typeof StatusCounts>;
