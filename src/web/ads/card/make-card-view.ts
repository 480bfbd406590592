import type { AdCard, PhotoView } from '#market/ads/ad-view.ts';
import { listFields } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { countryName } from '#rules/countries/country-names.ts';
import type { Currency } from '#rules/money/money.ts';
import { pick } from '#rules/pick.ts';
import { type AsTold, type CardView, findFolder, type PhotoFolder } from './card-view.ts';
import { tellFact } from '../describe-fact.ts';
import type { Told } from '../told.ts';

const AS_TOLD: readonly AsTold[] = [
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
  'featured',
  'measured',
  'openToOffers',
];

/** In words as far as they are the same for every reader, so that a browser need not know all fields and countries. */
export const toCardViews = (ads: readonly AdCard[]): CardView[] => ads.map(toCardView);

function toCardView(ad: AdCard): CardView {
  const { status, price, soldPrice, photo } = ad;
  return {
    ...pick(ad, AS_TOLD),
    ...(ad.soldBy === 'dealer' && { isDealers: true }),
    ...(ad.reservedUntil !== null && { isReserved: true }),
    price: status === 'sold' ? (soldPrice ?? price) : price,
    publishedAt: toDay(ad.publishedAt),
    soldAt: toDay(ad.soldAt),
    place: toShortPlace(ad),
    postsTo: ad.shipsTo === 'worldwide' ? null : [ad.country, ...ad.shipsToCountries],
    said: listSaid(ad),
    photo: photo && toPhotoFolder(photo),
  };
}

/** '2026-11-03': a page that shows a day need not tell the moment. */
export const toDay = <Moment extends string | null>(moment: Moment) =>
  (moment && moment.slice(0, 10)) as Moment;

/** 'Hyderabad, India'. */
export const toPlace = ({ town, country }: Pick<AdCard, 'town' | 'country'>): string =>
  town ? `${town}, ${countryName(country)}` : countryName(country);

/** 'Hyderabad, IN': a card is narrow. */
const toShortPlace = ({ town, country }: Pick<AdCard, 'town' | 'country'>): string =>
  town ? `${town}, ${country === 'GB' ? 'UK' : country}` : countryName(country);

/** What its seller told beside colour, length and weight, as cards say it. */
export function listSaid(ad: { currency: Currency }): Told[] {
  const facts = new Map<string, unknown>(Object.entries(ad));
  return listFields(AD_FIELDS).flatMap(
    ([name, field]) => (field.show?.card === 'said' && tellFact(field, facts.get(name), ad.currency)) || [],
  );
}

export const toPhotoFolder = ({ urls, avif, width, height }: PhotoView): PhotoFolder => ({
  folder: findFolder(urls.small),
  hasAvif: avif !== null,
  width,
  height,
});
