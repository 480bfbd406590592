import type { AdCard, AdDetails } from '#market/ads/ad-view.ts';
import { COLOUR_LABELS, findCategory, TEXTURE_LABELS, TREATMENT_LABELS } from '#rules/hair/hair-words.ts';
import type { DatedRates } from '#rules/prices/currency-rates.ts';
import { formatLength, formatWeight, type LengthUnit, type WeightUnit } from '#rules/hair/measure.ts';
import {
  convertMoney,
  type Currency,
  formatMoney,
  formatPricePerGram,
  MINOR_UNITS,
  pricePerGram,
} from '#rules/money.ts';
import type { Crumb } from '../ui/breadcrumbs.tsx';
import { daysSince } from '../ui/dates.ts';
import type { CardView } from './card-view.ts';

/** What is known of a price wherever an ad is shown. */
export type Priced = Pick<AdCard, 'status' | 'price' | 'currency'> & { soldPrice?: number | null };
type Weighed = Pick<AdCard, 'grams' | 'gramsEstimated'>;
type Titled = Pick<AdDetails, 'title' | 'url' | 'colour' | 'texture' | 'treatment' | 'lengthMm'>;
const NEW_DAYS = 7;

/** What the price line says: the price, the sold price, or that offers are welcome. */
export function priceWords(ad: Priced): string {
  const amount = priceShown(ad);
  if (amount !== null) return formatMoney({ amount, currency: ad.currency });
  return ad.status === 'sold' ? 'Sold' : 'Open to offers';
}

/** '£2.63/g' of the price shown; nothing where there is none. */
export function perGramWords(ad: Priced & Pick<AdCard, 'grams'>): string | undefined {
  const perGram = pricePerGram(priceShown(ad), ad.grams);
  return perGram === null ? undefined : formatPricePerGram(perGram, ad.currency).replace(' per gram', '/g');
}

const priceShown = ({ status, price, soldPrice }: Priced) =>
  status === 'sold' ? (soldPrice ?? price) : price;

/** A price in a currency the visitor chose, and the day of the rate it was worked out by. */
export type AboutPrice = { words: string; ratedOn: string };

/** 'about £312', in whole pounds; nothing where the ad's own price already is in that currency. */
export function aboutPrice(
  ad: Priced,
  currency: Currency | null,
  rates: DatedRates | null,
): AboutPrice | undefined {
  const amount = priceShown(ad);
  if (amount === null || currency === null || rates === null || currency === ad.currency) return undefined;
  const exactly = convertMoney({ amount, currency: ad.currency }, currency, rates);
  const whole = Math.max(1, Math.round(exactly.amount / MINOR_UNITS)) * MINOR_UNITS;
  const [ratedOn = rates.date] = [rates.dates[ad.currency], rates.dates[currency]].toSorted();
  return { words: `about ${formatMoney({ amount: whole, currency })}`, ratedOn };
}

/** '28 in / 71 cm', the unit that the visitor chose first. */
export function lengthWords({ lengthMm }: Pick<AdCard, 'lengthMm'>, unit: LengthUnit = 'in'): string {
  return `${formatLength(lengthMm, unit)} / ${formatLength(lengthMm, unit === 'in' ? 'cm' : 'in')}`;
}

/** '160 g' or '5.6 oz', and 'about' where nobody has weighed it yet. */
export const weightWords = ({ grams, gramsEstimated }: Weighed, unit: WeightUnit = 'g') =>
  `${gramsEstimated ? 'about ' : ''}${formatWeight(grams, unit)}`;

/** What a photo shows, for whoever cannot see it. */
export const photoWords = (ad: Pick<AdCard, 'colour' | 'lengthMm'>) =>
  `${COLOUR_LABELS[ad.colour]} hair, ${formatLength(ad.lengthMm, 'cm')}`;

/** The one word on the photo that helps most. */
export function tagWord(ad: CardView, now: Date): string | undefined {
  const { status, measured, openToOffers, publishedAt } = ad;
  if (status === 'sold') return 'Sold';
  if (measured) return 'Measured';
  if (openToOffers) return 'Offers';
  return publishedAt !== null && daysSince(publishedAt, now) < NEW_DAYS ? 'New' : undefined;
}

/** '28 in black hair, 160 g – £420' */
export const adPageTitle = (ad: Titled & Weighed & Priced) =>
  `${formatLength(ad.lengthMm, 'in')} ${COLOUR_LABELS[ad.colour].toLowerCase()} hair, ${formatWeight(ad.grams, 'g')} – ${priceWords(ad)}`;

export const adPageDescription = (ad: Titled & Weighed & { place: string }) =>
  [
    `${TEXTURE_LABELS[ad.texture]} ${COLOUR_LABELS[ad.colour].toLowerCase()} human hair`,
    TREATMENT_LABELS[ad.treatment].toLowerCase(),
    lengthWords(ad),
    `${weightWords(ad)}.`,
    `From ${ad.place}.`,
  ]
    .join(', ')
    .replaceAll('., ', '. ');

export function adCrumbs(ad: Titled): Crumb[] {
  const colour = findCategory('colour', ad.colour);
  return [
    { label: 'All ads', url: '/all-ads' },
    ...(colour ? [{ label: colour.label, url: colour.url }] : []),
    { label: ad.title, url: ad.url },
  ];
}
