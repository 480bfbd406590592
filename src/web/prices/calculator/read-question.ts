import { toProblems } from '#rules/check-input.ts';
import { AskPrice } from '#rules/prices/calculator/calculator-schema.ts';
import { nearestChoice } from '#rules/prices/calculator/calculator-fields.ts';
import type { Prefs } from '#rules/preferences/preferences.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { CANNOT_PRICE, type PriceQuestion } from './price-question.ts';

/** What the address leaves out is as its reader likes it. */
export function readQuestion(params: URLSearchParams, prefs: Prefs): PriceQuestion {
  const usual: FormState['typed'] = {
    lengthUnit: [prefs.lengthUnit],
    weightUnit: [prefs.weightUnit],
    ...(prefs.currency && { currency: [prefs.currency] }),
  };
  const asked = Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
  if (!MEASURES.some((name) => params.has(name)))
    return { kind: 'none', typed: withKnownWords({ ...usual, ...asked }) };
  // An answer that is shared is in the same currency for everybody, whatever their browser likes.
  const typed = { currency: ['USD'], ...usual, ...asked };
  const sent = Object.fromEntries(
    Object.entries(typed).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
  const parsed = AskPrice.safeParse(sent);
  if (parsed.success) return { kind: 'asked', asked: parsed.data, typed };
  const known = withKnownWords(typed);
  const state = { message: CANNOT_PRICE, problems: { ...toProblems(parsed.error) }, typed: known };
  return { kind: 'wrong', state, typed: known };
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
