import type { AdCard, AdDetails } from '#market/ads/ad-view.ts';
import { listFields } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { countryName } from '#rules/countries/countries.ts';
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
import { describeFact, type FactUnits } from './describe-fact.ts';

type Ad = AdCard | AdDetails;
const NEW_DAYS = 7;

/** What the price line says: the price, the sold price, or that offers are welcome. */
export function priceWords(ad: Ad): string {
  const amount = priceShown(ad);
  if (amount !== null) return formatMoney({ amount, currency: ad.currency });
  return ad.status === 'sold' ? 'Sold' : 'Open to offers';
}

/** '£2.63/g' of the price shown; nothing where there is none. */
export function perGramWords(ad: Ad): string | undefined {
  const perGram = pricePerGram(priceShown(ad), ad.grams);
  return perGram === null ? undefined : formatPricePerGram(perGram, ad.currency).replace(' per gram', '/g');
}

const priceShown = ({ status, price, soldPrice }: Ad) => (status === 'sold' ? (soldPrice ?? price) : price);

/** A price in a currency the visitor chose, and the day of the rate it was worked out by. */
export type AboutPrice = { words: string; ratedOn: string };

/** 'about £312', in whole pounds; nothing where the ad's own price already is in that currency. */
export function aboutPrice(
  ad: Ad,
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
export function lengthWords({ lengthMm }: Pick<Ad, 'lengthMm'>, unit: LengthUnit = 'in'): string {
  return `${formatLength(lengthMm, unit)} / ${formatLength(lengthMm, unit === 'in' ? 'cm' : 'in')}`;
}

/** '160 g' or '5.6 oz', and 'about' where nobody has weighed it yet. */
export const weightWords = ({ grams, gramsEstimated }: Ad, unit: WeightUnit = 'g') =>
  `${gramsEstimated ? 'about ' : ''}${formatWeight(grams, unit)}`;

/** What the card says beside colour, length and weight, where it was told. */
export function saidOnCard(ad: Ad, units: FactUnits): string[] {
  const facts: Readonly<Record<string, unknown>> = ad;
  return listFields(AD_FIELDS).flatMap(([name, field]) => {
    const words = field.show?.card === 'said' ? describeFact(field, facts[name], units) : null;
    return words === null ? [] : [words];
  });
}

export const placeWords = ({ town, country }: Pick<Ad, 'town' | 'country'>) =>
  town ? `${town}, ${countryName(country)}` : countryName(country);

/** What a photo shows, for whoever cannot see it. */
export const photoWords = (ad: Ad) => `${COLOUR_LABELS[ad.colour]} hair, ${formatLength(ad.lengthMm, 'cm')}`;

/** The one word on the photo that helps most. */
export function tagWord({ status, measured, openToOffers, publishedAt }: Ad): string | undefined {
  if (status === 'sold') return 'Sold';
  if (measured) return 'Measured';
  if (openToOffers) return 'Offers';
  return publishedAt !== null && daysSince(publishedAt) < NEW_DAYS ? 'New' : undefined;
}

/** '28 in black hair, 160 g – £420' */
export const adPageTitle = (ad: AdDetails) =>
  `${formatLength(ad.lengthMm, 'in')} ${COLOUR_LABELS[ad.colour].toLowerCase()} hair, ${formatWeight(ad.grams, 'g')} – ${priceWords(ad)}`;

export const adPageDescription = (ad: AdDetails) =>
  [
    `${TEXTURE_LABELS[ad.texture]} ${COLOUR_LABELS[ad.colour].toLowerCase()} human hair`,
    TREATMENT_LABELS[ad.treatment].toLowerCase(),
    lengthWords(ad),
    `${weightWords(ad)}.`,
    `From ${placeWords(ad)}.`,
  ]
    .join(', ')
    .replaceAll('., ', '. ');

export function adCrumbs(ad: AdDetails): Crumb[] {
  const colour = findCategory('colour', ad.colour);
  return [
    { label: 'All ads', url: '/all-ads' },
    ...(colour ? [{ label: colour.label, url: colour.url }] : []),
    { label: ad.title, url: ad.url },
  ];
}
