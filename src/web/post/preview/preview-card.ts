import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { type AdFacts, findGrams, settleFacts } from '#rules/ads/ad-facts.ts';
import { adTitle } from '#rules/ads/title.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { COLOUR_LABELS } from '#rules/hair/hair-words.ts';
import { formatLength, formatWeight } from '#rules/hair/measure.ts';
import { formatMoney, formatPricePerGram, pricePerGram } from '#rules/money/money.ts';
import type { Prefs } from '#rules/preferences/preferences.ts';
import { readFields } from '../fields/step-fields.ts';
import type { Fields } from '../draft/local-copy.ts';
import { toOwnAdFacts } from '../draft/own-ad-facts.ts';
import type { StepName } from '../step/steps.ts';
import { toFormData } from '../draft/typed.ts';

type Step = Exclude<StepName, 'photos'>;
type Units = Pick<Prefs, 'lengthUnit' | 'weightUnit'>;

/** The ad that a form would make, in the words of its card. What is not said yet, or makes no sense, is left out. */
export function toPreviewCard(
  ad: OwnAd,
  { step, fields }: { step: Step; fields: Fields | null },
  units: Units,
) {
  const facts = toFacts(ad, fields === null ? {} : readFields(toFormData(fields), step));
  const grams = findGrams(facts);
  const { lengthMm, colour, texture, town, country, description } = facts;
  return {
    title: facts.title || adTitle(facts),
    description,
    hair: { colour: colour ?? 'brown', texture: texture ?? 'straight' },
    lengthMm,
    ...toPriceWords(facts, grams?.grams ?? 0),
    facts: [
      colour && COLOUR_LABELS[colour],
      lengthMm && formatLength(lengthMm, units.lengthUnit),
      grams && `${grams.gramsEstimated ? 'about ' : ''}${formatWeight(grams.grams, units.weightUnit)}`,
    ].filter((words) => words !== null && words !== 0),
    place: [town, country && countryName(country)].filter(Boolean).join(', '),
  };
}

/** What was typed is read as the server reads it; a number that is none is left out until it is one. */
function toFacts(ad: OwnAd, sent: Record<string, unknown>): AdFacts {
  const facts = settleFacts(toOwnAdFacts({ ...ad, ...sent }));
  const ifNumber = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    ...facts,
    price: ifNumber(facts.price),
    weightGrams: ifNumber(facts.weightGrams),
    // It waits for its tick.
    ethnicity: facts.ethnicityConsent ? facts.ethnicity : null,
  };
}

function toPriceWords({ price, currency, openToOffers }: AdFacts, grams: number) {
  const perGram = pricePerGram(price, grams);
  return {
    price:
      price !== null && currency
        ? formatMoney({ amount: price, currency })
        : openToOffers
          ? 'Open to offers'
          : 'No price yet',
    perGram:
      perGram !== null && currency ? formatPricePerGram(perGram, currency).replace(' per gram', '/g') : null,
  };
}
