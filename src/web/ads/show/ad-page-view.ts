import type { AdDetails, AlbumPhoto, SellerCard } from '#market/ads/ad-view.ts';
import { omit, pick } from '#rules/pick.ts';
import { type CardView, listSaid, type PhotoFolder, toDay, toPhotoFolder } from '../card-view.ts';

export type PhotoInAlbum = PhotoFolder & Pick<AlbumPhoto, 'tape' | 'slot'>;

/** How it stands with its owner is theirs to know, and what else says the same in other words is not said twice. */
const NOT_ON_PAGE = [
  'slug',
  'version',
  'photos',
  'createdAt',
  'updatedAt',
  'expiresAt',
  'pricePerGram',
  'band',
] as const satisfies (keyof AdDetails)[];

/** An ad as its own page shows it to everybody. */
export type AdView = Omit<AdDetails, (typeof NOT_ON_PAGE)[number]> & {
  /** The day. */
  updatedOn: string;
  said: CardView['said'];
  photos: PhotoInAlbum[];
};

/** A seller on a page: since which month, not since which moment. */
export type SellerView = SellerCard;

export const toAdView = (ad: AdDetails): AdView => ({
  ...omit(ad, NOT_ON_PAGE),
  publishedAt: toDay(ad.publishedAt),
  soldAt: toDay(ad.soldAt),
  updatedOn: toDay(ad.updatedAt),
  said: Object.fromEntries(listSaid(ad)),
  photos: ad.photos.map((photo) => ({ ...toPhotoFolder(photo), ...pick(photo, ['tape', 'slot']) })),
});

export const toSellerView = (seller: SellerCard): SellerView => ({
  ...seller,
  memberSince: seller.memberSince.slice(0, 'yyyy-mm'.length),
});
