import { z } from 'zod';
import { AD_STATUSES } from '#rules/ads/state.ts';
import {
  CONDITIONS,
  CUT_STATES,
  CUTTERS,
  HAIR_COLOURS,
  HAIR_ETHNICITIES,
  HAIR_LENGTHS,
  ROOTS_TIED,
  SOURCES,
  TEXTURES,
  TREATMENTS,
} from '#rules/hair/values.ts';
import { CURRENCIES } from '#rules/money.ts';
import { PAYMENT_WAYS } from '#rules/ads/payment-ways.ts';
import { PHOTO_SLOTS } from '#rules/ads/photo.ts';

const widths = z.object({ small: z.string(), medium: z.string(), large: z.string() });

/** One photo in its three widths, smaller as AVIF where that was made. `thumbhash` (base64) paints a blur until it is there. */
export const PhotoView = z.object({
  id: z.string(),
  urls: widths,
  avif: widths.nullable(),
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
  tape: z.boolean(),
});
export type PhotoView = z.infer<typeof PhotoView>;

/** One photo among those of its ad: which of the four that sell hair it is. */
export const AlbumPhoto = PhotoView.extend({ slot: z.enum(PHOTO_SLOTS).nullable() });
export type AlbumPhoto = z.infer<typeof AlbumPhoto>;

/** An ad as lists show it. Money in minor units; `pricePerGram` too. Only what everybody may see. */
export const AdCard = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  status: z.enum(AD_STATUSES),
  price: z.int().nullable(),
  currency: z.enum(CURRENCIES),
  openToOffers: z.boolean(),
  pricePerGram: z.number().nullable(),
  lengthMm: z.int(),
  lengthInches: z.number(),
  band: z.enum(HAIR_LENGTHS),
  grams: z.int(),
  gramsEstimated: z.boolean(),
  colour: z.enum(HAIR_COLOURS),
  /** Null when the seller withdrew consent to publish it. */
  ethnicity: z.enum(HAIR_ETHNICITIES).nullable(),
  texture: z.enum(TEXTURES),
  treatment: z.enum(TREATMENTS),
  cutState: z.enum(CUT_STATES),
  country: z.string(),
  town: z.string().nullable(),
  measured: z.boolean(),
  featured: z.boolean(),
  photo: PhotoView.nullable(),
  publishedAt: z.iso.datetime().nullable(),
  soldAt: z.iso.datetime().nullable(),
  soldPrice: z.int().nullable(),
});
export type AdCard = z.infer<typeof AdCard>;

/** An ad as its own page shows it. */
export const AdDetails = AdCard.omit({ photo: true }).extend({
  slug: z.string(),
  version: z.int(),
  description: z.string(),
  shortestLayerMm: z.int().nullable(),
  circumferenceMm: z.int().nullable(),
  condition: z.enum(CONDITIONS),
  cutDate: z.iso.date().nullable(),
  toBeCutBy: z.enum(CUTTERS).nullable(),
  rootsTied: z.enum(ROOTS_TIED).nullable(),
  source: z.enum(SOURCES),
  shipsTo: z.string(),
  shipsToCountries: z.array(z.string()),
  offerFloor: z.int().nullable(),
  paymentWays: z.array(z.enum(PAYMENT_WAYS)),
  heat: z.string().nullable(),
  smokeFree: z.boolean().nullable(),
  washing: z.string().nullable(),
  photos: z.array(AlbumPhoto),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});
export type AdDetails = z.infer<typeof AdDetails>;

/** What an ad asked until then; without a price it was open to offers. */
export type PriceBefore = {
  price: number | null;
  currency: (typeof CURRENCIES)[number] | null;
  until: string;
};

/** A seller as strangers see them: no surname, no e-mail. */
export const SellerCard = z.object({
  id: z.string(),
  username: z.string(),
  country: z.string(),
  memberSince: z.iso.datetime(),
  liveAds: z.int(),
  soldAds: z.int(),
});
export type SellerCard = z.infer<typeof SellerCard>;
