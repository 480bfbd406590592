import type { AdDetails } from '#market/ads/ad-view.ts';
import { type AdField, isOnPage, listFields } from '#rules/ads/fields/field.ts';
import { MEASURED_WORDS } from '#rules/ads/measured.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { partName } from '#rules/countries/parts-of-the-world.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { CUT_STATE_LABELS, SOURCE_LABELS } from '#rules/hair/hair-words.ts';
import { showDate } from '../../ui/dates.ts';
import { describePostage } from '../describe-postage.ts';
import { tellFact } from '../describe-fact.ts';
import type { Told } from '../told.ts';

/** One row of the table. A null value is shown as 'Not given – ask'. */
export type AdFact = { name: string; value: Told | null; note?: string };

/** The table of an ad, in the order a wig maker asks. */
export function tellFacts(ad: AdDetails): AdFact[] {
  return listFields(AD_FIELDS).flatMap(([name, field]) => {
    const composed = COMPOSED[name];
    if (composed) return composed(ad);
    return field.step === null || !isOnPage(field) ? [] : toRow(ad, name, field);
  });
}

function toRow(ad: AdDetails, name: string, field: AdField): AdFact[] {
  const value = (ad as Readonly<Record<string, unknown>>)[name];
  const isOfOther = field.only !== undefined && field.only !== ad.cutState;
  if (isOfOther || (value === null && field.show?.page === 'hide')) return [];
  const note = field.kind === 'choice' ? field.notes?.[String(value)] : undefined;
  return [
    { name: field.label, value: tellFact(field, value, ad.currency), ...(note !== undefined && { note }) },
  ];
}

const NOTHING = () => [];

/** Rows that say more than one field, or say it in their own way; what the head of the page says has none. */
const COMPOSED: Readonly<Record<string, (ad: AdDetails) => AdFact[]>> = {
  soldBy: ({ soldBy }) =>
    soldBy === 'dealer'
      ? [
          {
            name: 'Sold by',
            value: 'A dealer',
            note: 'It grew on somebody else: ask who, and how they agreed',
          },
        ]
      : [],
  title: NOTHING,
  description: NOTHING,
  price: NOTHING,
  currency: NOTHING,
  country: NOTHING,
  town: NOTHING,
  openToOffers: NOTHING,
  cutDate: NOTHING,
  lengthMm: ({ lengthMm, measuring }) => [
    {
      name: 'Length',
      value: { mm: lengthMm },
      note: measuring
        ? `${MEASURED_WORDS[measuring.by]}, on ${showDate(measuring.at)}`
        : 'From the tie to the tips',
    },
  ],
  weightGrams: ({ grams, gramsEstimated }) => [
    {
      name: 'Weight',
      value: { grams, isAbout: gramsEstimated },
      ...(gramsEstimated && {
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
  toBeCutBy: (ad) =>
    toRow(ad, 'toBeCutBy', AD_FIELDS.toBeCutBy).map((row) =>
      ad.toBeCutBy === 'myself' ? { ...row, value: 'The seller' } : row,
    ),
  rootsTied: (ad) =>
    toRow(ad, 'rootsTied', AD_FIELDS.rootsTied).map((row) =>
      ad.rootsTied === 'unknown' ? { ...row, value: null } : row,
    ),
  source: ({ source }) => [{ name: 'Whose hair', value: `“${SOURCE_LABELS[source]}”` }],
  shipsTo: (ad) => [{ name: 'Posts to', value: shippingWords(ad) }],
  postageHome: (ad) => tellPostage(ad),
  postageNear: NOTHING,
  postageFar: NOTHING,
  shipsToCountries: NOTHING,
};

/** What posting costs, as far as its seller sends it there. */
function tellPostage({ shipsTo, country, currency, ...ad }: AdDetails): AdFact[] {
  const fees = shipsTo === 'own-country' ? { ...ad, postageNear: null, postageFar: null } : ad;
  const value = describePostage(fees, currency, [
    `within ${countryName(country)}`,
    `in ${partName(country) ?? 'the same part of the world'}`,
    'elsewhere',
  ]);
  return value === undefined ? [] : [{ name: 'Postage', value }];
}

/** Where it can be sent. */
export function shippingWords({ shipsTo, shipsToCountries, country }: AdDetails): string {
  if (shipsTo === 'worldwide') return 'Worldwide';
  if (shipsTo === 'own-country') return `Within ${countryName(country)}`;
  return shipsToCountries.map(countryName).join(', ');
}
