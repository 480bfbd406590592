import type { AdCard, AdDetails } from '#market/ads/ad-view.ts';
import { COLOUR_LABELS, findCategory, TEXTURE_LABELS, TREATMENT_LABELS } from '#rules/hair/hair-words.ts';
import type { DatedRates } from '#rules/prices/rates/currency-rates.ts';
import { formatLength, formatWeight, type LengthUnit, type WeightUnit } from '#rules/hair/measure.ts';
import {
  convertMoney,
  type Currency,
  formatMoney,
  formatPricePerGram,
  type Money,
  MINOR_UNITS,
  pricePerGram,
} from '#rules/money/money.ts';
import type { Crumb } from '../ui/breadcrumbs.tsx';
import { daysSince } from '../ui/dates.ts';
import type { CardView } from './card/card-view.ts';

/** What is known of a price wherever an ad is shown. */
export type Priced = Pick<AdCard, 'status' | 'price' | 'currency'> & { soldPrice?: number | null };
type Weighed = Pick<AdCard, 'grams' | 'gramsEstimated'>;
type Titled = Pick<AdDetails, 'title' | 'url' | 'colour' | 'texture' | 'treatment' | 'lengthMm'>;
const NEW_DAYS = 7;

/** What the price line says: the price, the sold price, or that offers are welcome. */
function priceWords(ad: Priced): string {
  const amount = priceShown(ad);
  if (amount !== null) return formatMoney({ amount, currency: ad.currency });
  return ad.status === 'sold' ? 'Sold' : 'Open to offers';
}

const priceShown = ({ status, price, soldPrice }: Priced) =>
  status === 'sold' ? (soldPrice ?? price) : price;

/** A price as its reader sees it first: in the currency that they chose, where they chose one. */
export type ShownPrice = {
  /** '£420', or that offers are welcome. */
  words: string;
  /** '£2.63/g', in the same currency. */
  perGram?: string | undefined;
  /** It was worked out at a rate: what the seller asks, and the day of the rate. */
  about?: { asked: string; ratedOn: string } | undefined;
};

/** Worked out at a rate it is in whole pounds; the seller's own price is the one that counts. */
export function showPrice(
  ad: Priced & Partial<Pick<AdCard, 'grams'>>,
  currency: Currency | null,
  rates: DatedRates | null,
): ShownPrice {
  const asked = priceWords(ad);
  const amount = priceShown(ad);
  const about = amount === null ? undefined : showMoney({ amount, currency: ad.currency }, currency, rates);
  if (!about)
    return { words: asked, perGram: perGramWords(pricePerGram(amount, ad.grams ?? 0), ad.currency) };
  return {
    words: formatMoney(about),
    perGram: perGramWords(pricePerGram(about.exactly, ad.grams ?? 0), about.currency),
    about: { asked, ratedOn: about.ratedOn },
  };
}

/** An amount in the reader's currency, in whole pounds, by the older of two rates; undefined where it is in it. */
export function showMoney(
  money: Money,
  currency: Currency | null,
  rates: DatedRates | null,
): (Money & { exactly: number; ratedOn: string }) | undefined {
  if (currency === null || rates === null || currency === money.currency) return undefined;
  const { amount: exactly } = convertMoney(money, currency, rates);
  const amount = Math.max(1, Math.round(exactly / MINOR_UNITS)) * MINOR_UNITS;
  const [ratedOn = rates.date] = [rates.dates[money.currency], rates.dates[currency]].toSorted();
  return { amount, currency, exactly, ratedOn };
}

const perGramWords = (perGram: number | null, currency: Currency): string | undefined =>
  perGram === null ? undefined : formatPricePerGram(perGram, currency).replace(' per gram', '/g');

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
  const { status, isReserved, measured, openToOffers, publishedAt } = ad;
  if (status === 'sold') return 'Sold';
  if (isReserved) return 'Reserved';
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
