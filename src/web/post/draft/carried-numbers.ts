import type { PostAd } from '#rules/ads/ad-schema.ts';
import { findGrams } from '#rules/ads/ad-facts.ts';
import {
  COLOUR_LABELS,
  CONDITION_LABELS,
  ETHNICITY_LABELS,
  TEXTURE_LABELS,
  TREATMENT_LABELS,
} from '#rules/hair/hair-words.ts';
import { formatLength } from '#rules/hair/measure.ts';
import { formatMoney } from '#rules/money/money.ts';
import type { OwnAdCard } from '#market/ads/mine/own-ad-view.ts';

type Facts = PostAd['facts'];

/** The numbers as people say them, for a last look before the ad begins. */
export function numberRows(facts: Facts): { name: string; value: string }[] {
  const { lengthMm, shortestLayerMm, circumferenceMm, colour, ethnicity, treatment, texture } = facts;
  const length = (mm: number | null) => mm && `${formatLength(mm, 'in')} (${formatLength(mm, 'cm')})`;
  const { price, currency, condition, weightGrams } = facts;
  const rows = [
    { name: 'Length', value: length(lengthMm) },
    { name: 'Shortest layer', value: length(shortestLayerMm) },
    { name: 'Weight', value: weightGrams && `${weightGrams} g` },
    { name: 'Round the ponytail', value: length(circumferenceMm) },
    { name: 'Colour', value: colour && COLOUR_LABELS[colour] },
    { name: 'Hair type', value: ethnicity && ETHNICITY_LABELS[ethnicity] },
    { name: 'Treatment', value: treatment && TREATMENT_LABELS[treatment] },
    { name: 'Texture', value: texture && TEXTURE_LABELS[texture] },
    { name: 'Condition', value: condition && CONDITION_LABELS[condition] },
    { name: 'Price', value: price && currency && formatMoney({ amount: price, currency }) },
  ];
  return rows.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

/** Whether this draft was begun from the same numbers and nothing was done to it since. */
export function isBegunFrom(draft: OwnAdCard, facts: Facts): boolean {
  return (
    draft.title === null &&
    draft.photo === null &&
    draft.lengthMm === facts.lengthMm &&
    draft.grams === (findGrams(facts)?.grams ?? null) &&
    draft.colour === facts.colour &&
    draft.price === facts.price &&
    draft.currency === facts.currency
  );
}
