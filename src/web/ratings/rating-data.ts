import type { RatingAboutMe, RatingView, SaleToRate, WrittenRating } from '#market/ratings/rating-view.ts';
import { WHO_LEFT } from '#rules/ratings/rating-words.ts';
import { toDay } from '#rules/time.ts';

const GONE = 'hair that is no longer listed';

/** A rating as a page shows it: names in words, days instead of moments. */
export type ShownRating = ReturnType<typeof toShownRating>;

export const toShownRating = ({ writtenAt, by, ...said }: RatingView) => ({
  ...said,
  writtenOn: toDay(writtenAt),
  by: by ?? WHO_LEFT,
});

export type ShownAboutMe = ReturnType<typeof toShownAboutMe>;

export const toShownAboutMe = ({ side, title, version, canAnswer, ...rating }: RatingAboutMe) => ({
  ...toShownRating(rating),
  side,
  title: title ?? GONE,
  version,
  canAnswer,
});

export type ShownWritten = ReturnType<typeof toShownWritten>;

export const toShownWritten = ({ writtenAt, about, sealedUntil, title, ...said }: WrittenRating) => ({
  ...said,
  writtenOn: toDay(writtenAt),
  about: about ?? WHO_LEFT,
  title: title ?? GONE,
  sealedUntil: sealedUntil && toDay(sealedUntil),
});

export type ShownSale = ReturnType<typeof toShownSale>;

export const toShownSale = ({ saleId, title, other, side, soldAt, until }: SaleToRate) => ({
  saleId,
  title: title ?? GONE,
  other: other ?? WHO_LEFT,
  side,
  soldOn: toDay(soldAt),
  until: toDay(until),
});
