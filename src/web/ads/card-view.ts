import type { AdCard, PhotoView } from '#market/ads/ad-view.ts';
import { listFields } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { pick } from '#rules/pick.ts';

/** A photo by the folder of its files, whose names are the same for all. */
export type PhotoFolder = { folder: string; hasAvif: boolean; width: number; height: number };

const ON_CARD = [
  'id',
  'url',
  'title',
  'status',
  'currency',
  'lengthMm',
  'grams',
  'gramsEstimated',
  'colour',
  'texture',
  'country',
  'town',
  'featured',
  'measured',
  'openToOffers',
] as const satisfies (keyof AdCard)[];

/** An ad as its card shows it: half of what the API tells of it. */
export type CardView = Pick<AdCard, (typeof ON_CARD)[number]> & {
  /** The price that is shown: of a sold ad what it was sold for. */
  price: number | null;
  /** The days, without their moments. */
  publishedAt: string | null;
  soldAt: string | null;
  /** What its seller said and the table of fields puts on cards, by the fields' names. */
  said: Readonly<Record<string, SaidValue>>;
  photo: PhotoFolder | null;
};

type SaidValue = string | number | boolean;

export const toCardViews = (ads: readonly AdCard[]): CardView[] => ads.map(toCardView);

function toCardView(ad: AdCard): CardView {
  const { status, price, soldPrice, photo } = ad;
  return {
    ...pick(ad, ON_CARD),
    price: status === 'sold' ? (soldPrice ?? price) : price,
    publishedAt: toDay(ad.publishedAt),
    soldAt: toDay(ad.soldAt),
    said: Object.fromEntries(listSaid(ad)),
    photo: photo && toPhotoFolder(photo),
  };
}

/** '2026-11-03': a page that shows a day need not tell the moment. */
export const toDay = <Moment extends string | null>(moment: Moment) =>
  (moment && moment.slice(0, 10)) as Moment;

export function listSaid(facts: object): [name: string, value: SaidValue][] {
  const told = new Map(Object.entries(facts) as [string, SaidValue | null][]);
  return listFields(AD_FIELDS).flatMap(([name, field]) => {
    const value = field.show?.card === 'said' ? (told.get(name) ?? null) : null;
    return value === null ? [] : [[name, value]];
  });
}

export const toPhotoFolder = ({ urls, avif, width, height }: PhotoView): PhotoFolder => ({
  folder: urls.small.slice(0, -FILES.small.length - WEBP.length),
  hasAvif: avif !== null,
  width,
  height,
});

/** The files of a photo, in three widths. */
export function toPhotoFiles({ folder, hasAvif, ...size }: PhotoFolder) {
  return { ...size, urls: listFiles(folder, WEBP), avif: hasAvif ? listFiles(folder, AVIF) : null };
}

const WEBP = '.webp';
const AVIF = '.avif';
const FILES = { small: 'small', medium: 'medium', large: 'large' };

const listFiles = (folder: string, ending: string) => ({
  small: folder + FILES.small + ending,
  medium: folder + FILES.medium + ending,
  large: folder + FILES.large + ending,
});
