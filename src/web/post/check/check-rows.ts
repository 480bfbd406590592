import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { listFields, toWireName } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { paymentWaysInWords } from '#rules/ads/fields/payment-ways.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { SHIPPING_LABELS } from '#rules/hair/detail-words.ts';
import { CUT_STATE_LABELS } from '#rules/hair/hair-words.ts';
import { formatMoney } from '#rules/money/money.ts';
import { DEFAULT_PREFS } from '#rules/preferences/preferences.ts';
import { describePostage } from '../../ads/describe-postage.ts';
import { describeFact } from '../../ads/describe-fact.ts';
import { toOwnAdFacts } from '../draft/own-ad-facts.ts';
import type { StepName } from '../step/steps.ts';

const NOT_GIVEN = 'Not given yet';

/** What stands where nothing was filled in. */
export const NOT_SAID: ReadonlySet<string> = new Set([NOT_GIVEN, 'Not said']);

type CheckRow = { name: string; value: string; step: StepName; field: string };

/** Everything the ad will say, one row each, with the step that changes it. */
export function checkRows(ad: OwnAd): CheckRow[] {
  const cut = ad.cutState === null ? NOT_GIVEN : CUT_STATE_LABELS[ad.cutState];
  return [
    { name: 'Photos', value: String(ad.photos.length), step: 'photos', field: 'photos' },
    { name: 'Cut', value: cut, step: 'hair', field: 'cutState' },
    ...hairRows(ad),
    { name: 'Price', value: describeDraftPrice(ad), step: 'price', field: 'price' },
    { name: 'Place', value: describeDraftPlace(ad), step: 'price', field: 'country' },
    { name: 'Posts to', value: describeDraftShipping(ad), step: 'price', field: 'shipsTo' },
    { name: 'Postage', value: describeDraftPostage(ad), step: 'price', field: 'postageHome' },
    {
      name: 'Accepts payment by',
      value: paymentWaysInWords(ad.paymentWays) || 'Not said',
      step: 'price',
      field: 'paymentWays',
    },
  ];
}

/** Hair that nobody has weighed has a weight, too. */
function hairRows(ad: OwnAd): CheckRow[] {
  const facts: Readonly<Record<string, unknown>> = toOwnAdFacts(ad);
  const weight = ad.grams === null ? null : `${ad.gramsEstimated ? 'about ' : ''}${ad.grams} g`;
  return listFields(AD_FIELDS)
    .filter(([, { show }]) => show?.check)
    .map(([name, field]) => {
      const value = field.kind === 'weight' ? weight : describeFact(field, facts[name], DEFAULT_PREFS);
      const asked = toWireName(name, field) ?? name;
      // Hair that is still growing is measured, not weighed.
      const control = asked === 'weight' && ad.cutState === 'uncut' ? 'circumference' : asked;
      return { name: field.label, value: value ?? NOT_GIVEN, step: 'hair', field: control };
    });
}

function describeDraftPrice({ price, currency, openToOffers, offerFloor }: OwnAd): string {
  const floor =
    offerFloor !== null && currency ? ` from ${formatMoney({ amount: offerFloor, currency })}` : '';
  const offers = openToOffers ? `open to offers${floor}` : null;
  const asked = price !== null && currency ? formatMoney({ amount: price, currency }) : null;
  return [asked, offers].filter((words) => words !== null).join(', ') || NOT_GIVEN;
}

const describeDraftPlace = ({ town, country }: OwnAd) =>
  country === null ? NOT_GIVEN : [town, countryName(country)].filter(Boolean).join(', ');

const describeDraftPostage = ({ currency, ...ad }: OwnAd) =>
  (currency && describePostage(ad, currency, PLACES)) || 'Not said';

const PLACES = ['within the country', 'in the same part of the world', 'elsewhere'] as const;

function describeDraftShipping({ shipsTo }: OwnAd): string {
  if (shipsTo === null) return NOT_GIVEN;
  return Array.isArray(shipsTo) ? shipsTo.map(countryName).join(', ') : SHIPPING_LABELS[shipsTo];
}
