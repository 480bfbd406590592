import type { AdField } from '#rules/ads/fields/field.ts';
import { formatLength, formatWeight } from '#rules/hair/measure.ts';
import { type Currency, formatMoney } from '#rules/money/money.ts';
import type { Units } from './told.ts';

/** The units somebody reads in, and the currency that amounts are in. */
export type FactUnits = Units & { currency?: Currency | null };

/** '28 in', '160 g', '5 years', '£420', '£2.63/g'. */
export function describeAmount(field: AdField, amount: number, units: FactUnits): string {
  if (field.kind === 'size') return formatLength(amount, units.lengthUnit);
  if (field.kind === 'weight') return formatWeight(amount, units.weightUnit);
  if (field.kind === 'number') return `${amount} ${field.unit[amount === 1 ? 0 : 1]}`;
  const money = formatMoney({ amount, currency: units.currency ?? 'USD' });
  return field.kind === 'ratio' ? `${money}/g` : money;
}
