import { z } from 'zod';
import { TraderView } from '../traders/trader-view.ts';
import { AD_STATUSES } from '#rules/ads/state.ts';
import { type CardFactsIn, isOnCard, isOnPage, type PageFactsIn } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { toShownShape } from '#rules/ads/fields/view-schema.ts';
import type { Currency } from '#rules/money/money.ts';
import { Measuring } from '../measuring/measuring-view.ts';
import { RatingSummary } from '../ratings/rating-view.ts';
import { PHOTO_SLOTS } from '#rules/ads/photos/photo.ts';

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

/** What is said of an ad beside its fields. */
const life = {
  id: z.string(),
  /** What people say and write instead of the id: 'FH-7K3M2QX'. */
  number: z.string(),
  url: z.string(),
  status: z.enum(AD_STATUSES),
  lengthInches: z.number(),
  featured: z.boolean(),
  /** Agreed with somebody, who is named to nobody, and kept for them until then; null for what is free. */
  reservedUntil: z.iso.datetime().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  soldAt: z.iso.datetime().nullable(),
  soldPrice: z.int().nullable(),
};

/** An ad as lists show it. Money in minor units; `pricePerGram` too. Only what everybody may see. */
export const AdCard = z.object({
  ...life,
  ...toShownShape<CardFactsIn<typeof AD_FIELDS>>(AD_FIELDS, isOnCard),
  photo: PhotoView.nullable(),
});
export type AdCard = z.infer<typeof AdCard>;

/** An ad as its own page shows it. */
export const AdDetails = z.object({
  ...life,
  ...toShownShape<PageFactsIn<typeof AD_FIELDS>>(AD_FIELDS, isOnPage),
  slug: z.string(),
  /** Until when it is kept for somebody it was agreed with. */
  reservedUntil: z.iso.datetime().nullable(),
  /** Whether they have paid, and the money is held. */
  isPaid: z.boolean(),
  /** Null: nobody has confirmed the length. */
  measuring: Measuring.nullable(),
  version: z.int(),
  photos: z.array(AlbumPhoto),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});
export type AdDetails = z.infer<typeof AdDetails>;

/** An ad beside others, with its main photo alone, and the name of its seller. */
export type ComparedAd = { ad: AdDetails; seller: string };

/** What an ad asked until then; without a price it was open to offers. */
export type PriceBefore = {
  price: number | null;
  currency: Currency | null;
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
  /** What buyers said, in sum; null while nobody has. */
  rating: RatingSummary,
  /** Within so many minutes half of their first answers came; null while too little is known. */
  answerMinutes: z.int().nullable(),
  /** Our staff have checked who they are. */
  isCertified: z.boolean(),
  /** How many of the ads that were ever on show have a photo with a tape, and how many there are. */
  measuredAds: z.int(),
  shownAds: z.int(),
  /** Who they are, if they sell as a business. */
  trader: TraderView.nullable(),
});
export type SellerCard = z.infer<typeof SellerCard>;
