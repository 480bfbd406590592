import type { AdField } from '#rules/ads/fields/field.ts';
import { countryName } from '#rules/countries/country-names.ts';
import type { Currency } from '#rules/money/money.ts';
import { DEFAULT_PREFS } from '#rules/preferences/preferences.ts';
import { showDate } from '../ui/dates.ts';
import { describeAmount, type FactUnits } from './describe-amount.ts';
import type { Told } from './told.ts';

/** What a field says, as people say it. Null: nothing. */
export function describeFact(field: AdField, value: unknown, units: FactUnits): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return describeAmount(field, value, units);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((each: unknown) => describeWord(field, each)).join('; ') || null;
  return describeWord(field, value);
}

/** The same for a page that is cached: its reader's units are known only where it is read. */
export function tellFact(field: AdField, value: unknown, currency: Currency): Told | null {
  if (field.kind === 'size' && typeof value === 'number') return { mm: value };
  if (field.kind === 'weight' && typeof value === 'number') return { grams: value };
  return describeFact(field, value, { ...DEFAULT_PREFS, currency });
}

function describeWord(field: AdField, value: unknown): string {
  const word = String(value);
  if (field.kind === 'country' || field.kind === 'countries') return countryName(word);
  if (field.kind === 'choice' || field.kind === 'list') return field.labels[word] ?? word;
  return field.kind === 'day' ? showDate(word) : word;
}
