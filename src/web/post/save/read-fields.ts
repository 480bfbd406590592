import { wholeGrams } from '#rules/hair/measure.ts';
import { parseMoney } from '#rules/money.ts';

/** What was typed or chosen; null where it was left empty. */
export const readText = (form: FormData, name: string): string | null => {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

export const isTicked = (form: FormData, name: string): boolean => form.get(name) === 'yes';

/** Whole grams of '160', '160 g' or '5.6 oz'; what is no weight stays as it is, for the rules to refuse. */
export function readGrams(form: FormData, name: string): number | string | null {
  const text = readText(form, name);
  return text === null ? null : (wholeGrams(text) ?? text);
}

/** Minor units of '420' or '£1,200.50'; what is no amount stays as it is, for the rules to refuse. */
export function readAmount(form: FormData, name: string): number | string | null {
  const text = readText(form, name);
  return text === null ? null : (parseMoney(text) ?? text);
}

/** The options of a choice, from the rules' own labels. */
export const toOptions = <Value extends string>(
  labels: Record<Value, string>,
  notes?: Partial<Record<Value, string>>,
) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => {
    const about = notes?.[value];
    return about === undefined ? { value, label } : { value, label, about };
  });
