import type { AdDetails } from '#market/ads/ad-view.ts';
import { countryName } from '#rules/countries/countries.ts';
import type { HeatUse, Washing } from '#rules/hair/values.ts';
import {
  COLOUR_LABELS,
  CONDITION_LABELS,
  CUT_STATE_LABELS,
  CUTTER_LABELS,
  ETHNICITY_LABELS,
  HEAT_LABELS,
  ROOTS_TIED_LABELS,
  SOURCE_LABELS,
  TEXTURE_LABELS,
  TREATMENT_LABELS,
  TREATMENT_NOTES,
  WASHING_LABELS,
} from '#rules/hair/hair-words.ts';
import { formatWeight, type LengthUnit, type WeightUnit } from '#rules/hair/measure.ts';
import { formatMoney } from '#rules/money.ts';
import { paymentWaysInWords } from '#rules/ads/payment-ways.ts';
import { showDate } from '../../ui/dates.ts';
import { lengthWords, weightWords } from '../describe-ad.ts';

/** A null value is shown as 'Not given – ask'. */
export type AdFact = { name: string; value: string | null; note?: string };

type Units = { lengthUnit: LengthUnit; weightUnit: WeightUnit };

/** The table of an ad, in the order a wig maker asks. */
export function adFacts(ad: AdDetails, { lengthUnit, weightUnit }: Units): AdFact[] {
  const length = (lengthMm: number) => lengthWords({ lengthMm }, lengthUnit);
  const otherWeight = formatWeight(ad.grams, weightUnit === 'g' ? 'oz' : 'g');
  return [
    { name: 'Length', value: length(ad.lengthMm), note: 'From the tie to the tips' },
    ...(ad.shortestLayerMm === null ? [] : [{ name: 'Shortest layer', value: length(ad.shortestLayerMm) }]),
    {
      name: 'Weight',
      value: `${weightWords(ad, weightUnit)} / ${otherWeight}`,
      ...(ad.gramsEstimated && {
        note: 'Estimated from length and thickness: it has not been cut or weighed yet',
      }),
    },
    ...(ad.circumferenceMm === null
      ? []
      : [{ name: 'Round the ponytail', value: length(ad.circumferenceMm) }]),
    { name: 'Colour', value: COLOUR_LABELS[ad.colour] },
    { name: 'Hair type', value: ad.ethnicity && ETHNICITY_LABELS[ad.ethnicity] },
    { name: 'Texture', value: TEXTURE_LABELS[ad.texture] },
    { name: 'Treatment', value: TREATMENT_LABELS[ad.treatment], note: TREATMENT_NOTES[ad.treatment] },
    { name: 'Condition', value: CONDITION_LABELS[ad.condition] },
    ...cutFacts(ad),
    { name: 'Whose hair', value: `“${SOURCE_LABELS[ad.source]}”` },
    { name: 'Heat', value: findLabel(HEAT_LABELS, ad.heat as HeatUse | null) },
    { name: 'Washing', value: findLabel(WASHING_LABELS, ad.washing as Washing | null) },
    { name: 'Smoke-free home', value: ad.smokeFree === null ? null : ad.smokeFree ? 'Yes' : 'No' },
    { name: 'Posts to', value: shippingWords(ad) },
    ...(ad.offerFloor === null || !ad.openToOffers
      ? []
      : [{ name: 'Offers', value: `From ${formatMoney({ amount: ad.offerFloor, currency: ad.currency })}` }]),
    { name: 'Accepts payment by', value: paymentWaysInWords(ad.paymentWays) || null },
  ];
}

function cutFacts(ad: AdDetails): AdFact[] {
  if (ad.cutState === 'uncut')
    return [
      { name: 'Cut', value: CUT_STATE_LABELS.uncut },
      {
        name: 'Will be cut by',
        value: ad.toBeCutBy === 'myself' ? 'The seller' : findLabel(CUTTER_LABELS, ad.toBeCutBy),
      },
    ];
  return [
    {
      name: 'Cut',
      value: ad.cutDate ? `${CUT_STATE_LABELS.cut}, on ${showDate(ad.cutDate)}` : CUT_STATE_LABELS.cut,
    },
    {
      name: 'Root ends',
      value: ad.rootsTied === 'unknown' ? null : findLabel(ROOTS_TIED_LABELS, ad.rootsTied),
    },
  ];
}

function shippingWords({ shipsTo, shipsToCountries, country }: AdDetails): string {
  if (shipsTo === 'worldwide') return 'Worldwide';
  if (shipsTo === 'own-country') return `Within ${countryName(country)}`;
  return shipsToCountries.map(countryName).join(', ');
}

const findLabel = <Value extends string>(labels: Record<Value, string>, value: Value | null) =>
  value === null ? null : (labels[value] ?? value);
