import { type AdFacts, NO_FACTS } from '#rules/ads/ad-facts.ts';
import { countryName } from '#rules/countries/countries.ts';
import {
  COLOUR_LABELS,
  CONDITION_LABELS,
  CUT_STATE_LABELS,
  ETHNICITY_LABELS,
  SHIPPING_LABELS,
  TEXTURE_LABELS,
  TREATMENT_LABELS,
} from '#rules/hair/hair-words.ts';
import { formatMoney } from '#rules/money.ts';
import type { OwnAd } from '#market/ads/own-ad-view.ts';
import { paymentWaysInWords } from '#rules/ads/payment-ways.ts';
import type { StepName } from './steps.ts';

const NOT_GIVEN = 'Not given yet';

/** Everything the ad will say, one row each, with the step that changes it. */
export function checkRows(ad: OwnAd): { name: string; value: string; step: StepName }[] {
  const label = <Value extends string>(labels: Record<Value, string>, value: Value | null) =>
    value === null ? NOT_GIVEN : labels[value];
  const weight = ad.grams === null ? NOT_GIVEN : `${ad.gramsEstimated ? 'about ' : ''}${ad.grams} g`;
  return [
    { name: 'Photos', value: String(ad.photos.length), step: 'photos' },
    { name: 'Cut', value: label(CUT_STATE_LABELS, ad.cutState), step: 'hair' },
    { name: 'Length', value: ad.lengthInches === null ? NOT_GIVEN : `${ad.lengthInches} in`, step: 'hair' },
    { name: 'Weight', value: weight, step: 'hair' },
    { name: 'Colour', value: label(COLOUR_LABELS, ad.colour), step: 'hair' },
    { name: 'Hair type', value: label(ETHNICITY_LABELS, ad.ethnicity), step: 'hair' },
    { name: 'Texture', value: label(TEXTURE_LABELS, ad.texture), step: 'hair' },
    { name: 'Treatment', value: label(TREATMENT_LABELS, ad.treatment), step: 'hair' },
    { name: 'Condition', value: label(CONDITION_LABELS, ad.condition), step: 'hair' },
    { name: 'Price', value: describeDraftPrice(ad), step: 'price' },
    { name: 'Place', value: describeDraftPlace(ad), step: 'price' },
    { name: 'Posts to', value: describeDraftShipping(ad), step: 'price' },
    { name: 'Accepts payment by', value: paymentWaysInWords(ad.paymentWays) || 'Not said', step: 'price' },
  ];
}

/** As much as the ready-made title and description are made of. */
export function toTitleFacts(ad: OwnAd): AdFacts {
  return {
    ...NO_FACTS,
    lengthMm: ad.lengthMm,
    weightGrams: ad.gramsEstimated ? null : ad.grams,
    circumferenceMm: toCircumferenceMm(ad),
    colour: ad.colour,
    ethnicity: ad.ethnicity,
    texture: ad.texture,
    treatment: ad.treatment,
    condition: ad.condition,
    cutState: ad.cutState,
    toBeCutBy: ad.toBeCutBy,
    rootsTied: ad.rootsTied,
    source: ad.source,
    smokeFree: ad.smokeFree,
  };
}

const toCircumferenceMm = ({ circumference }: OwnAd) =>
  circumference === null ? null : Math.round(Number.parseFloat(circumference) * 25.4);

function describeDraftPrice({ price, currency, openToOffers, offerFloor }: OwnAd): string {
  const floor =
    offerFloor !== null && currency ? ` from ${formatMoney({ amount: offerFloor, currency })}` : '';
  const offers = openToOffers ? `open to offers${floor}` : null;
  const asked = price !== null && currency ? formatMoney({ amount: price, currency }) : null;
  return [asked, offers].filter((words) => words !== null).join(', ') || NOT_GIVEN;
}

const describeDraftPlace = ({ town, country }: OwnAd) =>
  country === null ? NOT_GIVEN : [town, countryName(country)].filter(Boolean).join(', ');

function describeDraftShipping({ shipsTo }: OwnAd): string {
  if (shipsTo === null) return NOT_GIVEN;
  return Array.isArray(shipsTo) ? shipsTo.map(countryName).join(', ') : SHIPPING_LABELS[shipsTo];
}
