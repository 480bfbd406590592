import type { AdField } from '#rules/ads/fields/field.ts';
import { countryName } from '#rules/countries/countries.ts';
import { formatLength, formatWeight, type LengthUnit, type WeightUnit } from '#rules/hair/measure.ts';
import { type Currency, formatMoney } from '#rules/money.ts';
import { showDate } from '../ui/dates.ts';

/** The units somebody reads in, and the currency that amounts are in. */
export type FactUnits = { lengthUnit: LengthUnit; weightUnit: WeightUnit; currency?: Currency | null };

/** What a field says, as people say it. Null: nothing. */
export function describeFact(field: AdField, value: unknown, units: FactUnits): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return describeAmount(field, value, units);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((each: unknown) => describeWord(field, each)).join('; ') || null;
  return describeWord(field, value);
}

function describeWord(field: AdField, value: unknown): string {
  const word = String(value);
  if (field.kind === 'country' || field.kind === 'countries') return countryName(word);
  if (field.kind === 'choice' || field.kind === 'list') return field.labels[word] ?? word;
  return field.kind === 'day' ? showDate(word) : word;
}

/** '28 in', '160 g', '5 years', '£420', '£2.63/g'. */
export function describeAmount(field: AdField, amount: number, units: FactUnits): string {
  if (field.kind === 'size') return formatLength(amount, units.lengthUnit);
  if (field.kind === 'weight') return formatWeight(amount, units.weightUnit);
  if (field.kind === 'number') return `${amount} ${field.unit[amount === 1 ? 0 : 1]}`;
  const money = formatMoney({ amount, currency: units.currency ?? 'USD' });
  return field.kind === 'ratio' ? `${money}/g` : money;
}
