import type { AdCard } from '#market/ads/ad-view.ts';
import type { Told } from '../told.ts';

/** A photo by the folder of its files, whose names are the same for all. */
export type PhotoFolder = { folder: string; hasAvif: boolean; width: number; height: number };

/** What a card shows just as the API tells it. */
export type AsTold =
  | 'id'
  | 'url'
  | 'title'
  | 'status'
  | 'currency'
  | 'lengthMm'
  | 'grams'
  | 'gramsEstimated'
  | 'colour'
  | 'texture'
  | 'featured'
  | 'measured'
  | 'openToOffers';

/** An ad as its card shows it: half of what the API tells of it. */
export type CardView = Pick<AdCard, AsTold> & {
  /** Left out of what a private person sells. */
  isDealers?: true;
  /** Agreed with somebody; left out of what is free. */
  isReserved?: true;
  /** The price that is shown: of a sold ad what it was sold for. */
  price: number | null;
  /** The days, without their moments. */
  publishedAt: string | null;
  soldAt: string | null;
  /** 'Hyderabad, IN'. */
  place: string;
  /** The countries it is posted to; null for all of them. */
  postsTo: readonly string[] | null;
  /** What its seller said and the table of fields puts on cards. */
  said: readonly Told[];
  photo: PhotoFolder | null;
};

const WEBP = '.webp';
const AVIF = '.avif';
const FILES = { small: 'small', medium: 'medium', large: 'large' };

/** The files of a photo, in three widths. */
export function toPhotoFiles({ folder, hasAvif, ...size }: PhotoFolder) {
  return { ...size, urls: listFiles(folder, WEBP), avif: hasAvif ? listFiles(folder, AVIF) : null };
}

/** The folder of a photo, by its smallest file. */
export const findFolder = (small: string): string => small.slice(0, -FILES.small.length - WEBP.length);

const listFiles = (folder: string, ending: string) => ({
  small: folder + FILES.small + ending,
  medium: folder + FILES.medium + ending,
  large: folder + FILES.large + ending,
});
