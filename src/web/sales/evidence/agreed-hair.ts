import type { EvidenceFile } from '#market/sales/show/evidence-view.ts';
import { listFields } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { formatWeight } from '#rules/hair/measure.ts';
import type { Currency } from '#rules/money/money.ts';
import { DEFAULT_PREFS } from '#rules/preferences/preferences.ts';
import { tellFact } from '../../ads/describe-fact.ts';
import { sayInFull } from '../../ads/told.ts';

/** The hair as the ad described it when both said yes: its words, and each fact with its name. Empty once it is forgotten. */
export type AgreedHair = ReturnType<typeof toAgreedHair>;

/** By the lines above the facts, and the weight in one of its own. */
const SAID_ELSEWHERE: readonly string[] = ['title', 'description', 'grams', 'gramsEstimated'];

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export function toAgreedHair({ hair }: Pick<EvidenceFile, 'hair'>, currency: Currency) {
  const facts = listFields(AD_FIELDS).flatMap(([name, field]): [string, string][] => {
    const { column } = field;
    if (SAID_ELSEWHERE.includes(name) || !column || !(column in hair)) return [];
    const told = tellFact(field, hair[column], currency);
    return told === null ? [] : [[field.label, sayInFull(told, DEFAULT_PREFS)]];
  });
  const { grams } = hair;
  const weight: [string, string][] =
    typeof grams === 'number'
      ? [['Weight', `${hair['grams_estimated'] === true ? 'about ' : ''}${formatWeight(grams, 'g')}`]]
      : [];
  return {
    title: asText(hair['title']),
    description: asText(hair['description']),
    facts: [...weight, ...facts],
  };
}
