import type { ComparedAd } from '#market/ads/ad-view.ts';
import type { Viewer } from '#rules/accounts/account.ts';
import { can } from '#rules/permissions.ts';
import { pick } from '#rules/pick.ts';
import { findPostage, isSentTo } from '#rules/prices/postage.ts';
import { toPhotoFolder, toPlace } from '../card/make-card-view.ts';

export type ComparedView = ReturnType<typeof toComparedView>;

/** An ad as it stands beside others; whether it comes to the reader, where anybody knows where they are. */
export const toComparedView = (
  { ad, seller }: ComparedAd,
  { home, viewer }: { home: string | null; viewer: Viewer },
) => ({
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
  /** Whoever is not signed in does that first; nobody makes an offer to themselves. */
  mayOffer:
    ad.status === 'live' &&
    ad.reservedUntil === null &&
    (viewer === null || (can(viewer, 'contact this seller') && viewer.username !== seller)),
  place: toPlace(ad),
  seller,
  photo: ad.photos[0] ? toPhotoFolder(ad.photos[0]) : null,
  isSent: home === null ? null : isSentTo(ad, home),
  postage: home === null ? null : findPostage(ad, home),
});
