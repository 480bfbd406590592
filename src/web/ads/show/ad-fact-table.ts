import { type AdField, isOnPage, listFields } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { countryName } from '#rules/countries/countries.ts';
import { CUT_STATE_LABELS, SOURCE_LABELS } from '#rules/hair/hair-words.ts';
import { formatWeight } from '#rules/hair/measure.ts';
import { formatMoney } from '#rules/money.ts';
import { showDate } from '../../ui/dates.ts';
import { lengthWords, weightWords } from '../describe-ad.ts';
import type { AdView } from './ad-page-view.ts';
import { describeFact, type FactUnits } from '../describe-fact.ts';

/** A null value is shown as 'Not given – ask'. */
export type AdFact = { name: string; value: string | null; note?: string };

/** The table of an ad, in the order a wig maker asks. */
export function adFacts(ad: AdView, units: FactUnits): AdFact[] {
  return listFields(AD_FIELDS).flatMap(([name, field]) => {
    const composed = COMPOSED[name];
    if (composed) return composed(ad, units);
    return field.step === null || !isOnPage(field) ? [] : toRow(ad, name, field, units);
  });
}

function toRow(ad: AdView, name: string, field: AdField, units: FactUnits): AdFact[] {
  const value = (ad as Readonly<Record<string, unknown>>)[name];
  const isOfOther = field.only !== undefined && field.only !== ad.cutState;
  if (isOfOther || (value === null && field.show?.page === 'hide')) return [];
  const isLength = field.kind === 'size' && typeof value === 'number';
  const words = isLength
    ? lengthWords({ lengthMm: value }, units.lengthUnit)
    : describeFact(field, value, units);
  const note = field.kind === 'choice' ? field.notes?.[String(value)] : undefined;
  return [{ name: field.label, value: words, ...(note !== undefined && { note }) }];
}

const NOTHING = () => [];

/** Rows that say more than one field, or say it in their own way; what the head of the page says has none. */
const COMPOSED: Readonly<Record<string, (ad: AdView, units: FactUnits) => AdFact[]>> = {
  title: NOTHING,
  description: NOTHING,
  price: NOTHING,
  currency: NOTHING,
  country: NOTHING,
  town: NOTHING,
  openToOffers: NOTHING,
  cutDate: NOTHING,
  lengthMm: (ad, { lengthUnit }) => [
    { name: 'Length', value: lengthWords(ad, lengthUnit), note: 'From the tie to the tips' },
  ],
  weightGrams: (ad, { weightUnit }) => [
    {
      name: 'Weight',
      value: `${weightWords(ad, weightUnit)} / ${formatWeight(ad.grams, weightUnit === 'g' ? 'oz' : 'g')}`,
      ...(ad.gramsEstimated && {
        note: 'Estimated from length and thickness: it has not been cut or weighed yet',
      }),
    },
  ],
  cutState: ({ cutState, cutDate }) => [
    {
      name: 'Cut',
      value:
        cutState === 'cut' && cutDate
          ? `${CUT_STATE_LABELS.cut}, on ${showDate(cutDate)}`
          : CUT_STATE_LABELS[cutState],
    },
  ],
  toBeCutBy: (ad, units) =>
    toRow(ad, 'toBeCutBy', AD_FIELDS.toBeCutBy, units).map((row) =>
      ad.toBeCutBy === 'myself' ? { ...row, value: 'The seller' } : row,
    ),
  rootsTied: (ad, units) =>
    toRow(ad, 'rootsTied', AD_FIELDS.rootsTied, units).map((row) =>
      ad.rootsTied === 'unknown' ? { ...row, value: null } : row,
    ),
  source: ({ source }) => [{ name: 'Whose hair', value: `“${SOURCE_LABELS[source]}”` }],
  shipsTo: (ad) => [{ name: 'Posts to', value: shippingWords(ad) }],
  offerFloor: ({ offerFloor, openToOffers, currency }) =>
    offerFloor === null || !openToOffers
      ? []
      : [{ name: 'Offers', value: `From ${formatMoney({ amount: offerFloor, currency })}` }],
};

function shippingWords({ shipsTo, shipsToCountries, country }: AdView): string {
  if (shipsTo === 'worldwide') return 'Worldwide';
  if (shipsTo === 'own-country') return `Within ${countryName(country)}`;
  return shipsToCountries.map(countryName).join(', ');
}
