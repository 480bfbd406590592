import { z } from 'zod';
import { AD_EVENTS, AD_STATUSES } from '#rules/ads/state.ts';
import { AlbumPhoto, PhotoView } from './ad-view.ts';
import {
  CONDITIONS,
  CUT_STATES,
  CUTTERS,
  HAIR_COLOURS,
  HAIR_ETHNICITIES,
  HAIR_LENGTHS,
  HEAT_USES,
  ROOTS_TIED,
  SOURCES,
  TEXTURES,
  TREATMENTS,
  WASHINGS,
} from '#rules/hair/values.ts';
import { HOLD_KINDS } from '#rules/moderation/holds.ts';
import { StandingHold } from '../holds/hold-view.ts';
import { CURRENCIES } from '#rules/money.ts';
import { PAYMENT_WAYS } from '#rules/ads/payment-ways.ts';

const time = z.iso.datetime().nullable();

/** What is said of every ad of one's own, draft or not. */
const ownFacts = {
  id: z.string(),
  url: z.string(),
  status: z.enum(AD_STATUSES),
  /** By what it is hidden, whatever its status. */
  held: z.enum(HOLD_KINDS).nullable(),
  version: z.int(),
  title: z.string().nullable(),
  price: z.int().nullable(),
  currency: z.enum(CURRENCIES).nullable(),
  openToOffers: z.boolean(),
  offerFloor: z.int().nullable(),
  pricePerGram: z.number().nullable(),
  lengthMm: z.int().nullable(),
  lengthInches: z.number().nullable(),
  band: z.enum(HAIR_LENGTHS).nullable(),
  grams: z.int().nullable(),
  gramsEstimated: z.boolean(),
  colour: z.enum(HAIR_COLOURS).nullable(),
  measured: z.boolean(),
  featured: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: time,
  expiresAt: time,
  soldAt: time,
  soldPrice: z.int().nullable(),
  /** What may be done to it now by whoever asks: the buttons to show. */
  allowed: z.array(z.enum(AD_EVENTS)),
};

/** How often an ad was looked at, saved and asked about. */
export const AdFigures = z.object({ views: z.int(), saves: z.int(), conversations: z.int() });
export type AdFigures = z.infer<typeof AdFigures>;

export const AdDay = AdFigures.extend({ day: z.iso.date() });
export type AdDay = z.infer<typeof AdDay>;

/** Somebody who asked about an ad, and may be the one who buys it. */
export const Asker = z.object({ conversationId: z.string(), username: z.string(), isBuyer: z.boolean() });
export type Asker = z.infer<typeof Asker>;

/** An ad of one's own in a list. `askers`: who wrote about it, the last one first. */
export const OwnAdCard = z.object({
  ...ownFacts,
  photo: PhotoView.nullable(),
  figures: AdFigures,
  askers: z.array(Asker),
});
export type OwnAdCard = z.infer<typeof OwnAdCard>;

/** An ad of one's own, whole: the fields as they were sent, and what was made of them. */
export const OwnAd = z.object({
  ...ownFacts,
  slug: z.string(),
  description: z.string().nullable(),
  length: z.string().nullable(),
  shortestLayer: z.string().nullable(),
  circumference: z.string().nullable(),
  weight: z.int().nullable(),
  ethnicity: z.enum(HAIR_ETHNICITIES).nullable(),
  ethnicityConsent: z.boolean(),
  texture: z.enum(TEXTURES).nullable(),
  treatment: z.enum(TREATMENTS).nullable(),
  condition: z.enum(CONDITIONS).nullable(),
  cutState: z.enum(CUT_STATES).nullable(),
  cutDate: z.iso.date().nullable(),
  toBeCutBy: z.enum(CUTTERS).nullable(),
  rootsTied: z.enum(ROOTS_TIED).nullable(),
  source: z.enum(SOURCES).nullable(),
  declaration: z.boolean(),
  country: z.string().nullable(),
  town: z.string().nullable(),
  shipsTo: z.union([z.enum(['own-country', 'worldwide']), z.array(z.string())]).nullable(),
  paymentWays: z.array(z.enum(PAYMENT_WAYS)),
  heat: z.enum(HEAT_USES).nullable(),
  smokeFree: z.boolean().nullable(),
  washing: z.enum(WASHINGS).nullable(),
  photos: z.array(AlbumPhoto),
  /** What staff wrote when they asked for changes or rejected it. */
  note: z.string().nullable(),
  /** Everything that hides it, the weightiest first. */
  holds: z.array(StandingHold),
});
export type OwnAd = z.infer<typeof OwnAd>;

/** Which of one's own ads, and where to go on. */
export const MyAdsQuery = z.strictObject({
  status: z.enum(AD_STATUSES, 'Choose one of the statuses.').optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  after: z.string().max(200).optional(),
});
export type MyAdsQuery = z.output<typeof MyAdsQuery>;

export const StatusCounts = z.object(
  Object.fromEntries(AD_STATUSES.map((status) => [status, z.int()])) as Record<
    (typeof AD_STATUSES)[number],
    z.ZodInt
  >,
);
export type StatusCounts = z.infer<typeof StatusCounts>;
