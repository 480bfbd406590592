import { listFields, toWireName } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import type { Problems } from '#rules/refusal.ts';

const LABELS = new Map(
  listFields(AD_FIELDS).map(([name, field]) => [toWireName(name, field) ?? name, field.label] as const),
);

/** The fields that were refused, as people call them: 'Length, Weight'. */
export const nameFields = (problems: Problems): string =>
  Object.keys(problems)
    .map((name) => (name === 'priceConfirmed' ? 'Price' : (LABELS.get(name) ?? name)))
    .join(', ');

/** '09:05' by the clock of whoever looks. */
export const showClock = (time: string | number): string => new Date(time).toTimeString().slice(0, 5);
