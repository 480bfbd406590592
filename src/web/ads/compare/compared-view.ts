import type { ComparedAd } from '#market/ads/ad-view.ts';
import { pick } from '#rules/pick.ts';
import { findPostage, isSentTo } from '#rules/prices/postage.ts';
import { toPhotoFolder, toPlace } from '../make-card-view.ts';

export type ComparedView = ReturnType<typeof toComparedView>;

/** An ad as it stands beside others; whether it comes to the reader, where anybody knows where they are. */
export const toComparedView = ({ ad, seller }: ComparedAd, home: string | null) => ({
  ...pick(ad, [
    'id',
    'url',
    'title',
    'status',
    'reservedUntil',
    'price',
    'soldPrice',
    'currency',
    'lengthMm',
    'lengthInches',
    'grams',
    'gramsEstimated',
    'colour',
    'texture',
  ]),
  place: toPlace(ad),
  seller,
  photo: ad.photos[0] ? toPhotoFolder(ad.photos[0]) : null,
  isSent: home === null ? null : isSentTo(ad, home),
  postage: home === null ? null : findPostage(ad, home),
});
