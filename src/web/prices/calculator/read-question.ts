import { toProblems } from '#rules/check-input.ts';
import { AskPrice } from '#rules/prices/calculator-schema.ts';
import { nearestChoice } from '#rules/prices/calculator-fields.ts';
import type { Currency } from '#rules/money.ts';
import type { Prefs } from '#rules/preferences.ts';
import type { FormState } from '../../ui/form/form-state.ts';

/** What the address asks: nothing yet, something that cannot be answered, or hair to price. */
export type PriceQuestion =
  | { kind: 'none'; typed: FormState['typed'] }
  | { kind: 'wrong'; state: FormState }
  | { kind: 'asked'; asked: AskPrice; typed: FormState['typed'] };

/** Hair to show how an answer looks. */
export const exampleIn = (currency: Currency | null): AskPrice =>
  AskPrice.parse({ length: '22.5', weight: '150', currency: currency ?? undefined });

/** What the address leaves out is as its reader likes it. */
export function readQuestion(params: URLSearchParams, prefs: Prefs): PriceQuestion {
  const usual: FormState['typed'] = {
    lengthUnit: [prefs.lengthUnit],
    weightUnit: [prefs.weightUnit],
    currency: [prefs.currency ?? 'USD'],
  };
  const asked = Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
  const typed = { ...usual, ...asked };
  if (!MEASURES.some((name) => params.has(name))) return { kind: 'none', typed };
  const sent = Object.fromEntries(
    Object.entries(typed).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
  const parsed = AskPrice.safeParse(sent);
  if (parsed.success) return { kind: 'asked', asked: parsed.data, typed };
  const problems = { ...toProblems(parsed.error) };
  return { kind: 'wrong', state: { message: SORRY, problems, typed: withKnownWords(typed) } };
}

/** A list cannot show a word it does not have: it shows the nearest, and the problem under it says so. */
function withKnownWords(typed: FormState['typed']): FormState['typed'] {
  const settled = Object.entries(typed).map(([name, [first = '']]) => {
    const nearest = nearestChoice(name, first);
    return [name, [nearest ?? first]];
  });
  return Object.fromEntries(settled) as FormState['typed'];
}

const MEASURES = ['length', 'shortestLayer', 'weight', 'circumference'];
const SORRY =
  'We cannot price this yet. Each problem is shown next to its field, with the nearest value we know.';
