import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { type AdFacts, NO_FACTS } from '#rules/ads/ad-facts.ts';
import { listFields, toWireName } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { inchesToMm } from '#rules/hair/measure.ts';
import { parseInches } from '#rules/hair/read-measure.ts';

/** What an ad of one's own says of the hair, in the units that are stored. */
export function toOwnAdFacts({ shipsTo: _aWordOrAList, ...ad }: OwnAd): AdFacts {
  const sent: Readonly<Record<string, unknown>> = ad;
  const facts = listFields(AD_FIELDS).flatMap(([name, field]) => {
    const value = sent[toWireName(name, field) ?? ''];
    if (value === undefined) return [];
    return [[name, field.kind === 'size' && typeof value === 'string' ? toMm(value) : value] as const];
  });
  return { ...NO_FACTS, ...Object.fromEntries(facts), photos: NO_FACTS.photos };
}

function toMm(text: string): number | null {
  const inches = parseInches(text);
  return inches === undefined ? null : inchesToMm(inches);
}
