import { type AdSearch, ANY_AD } from '#rules/search/search-words.ts';
import { searchLink } from '#rules/search/search-link.ts';
import { toProblems } from '#rules/check-input.ts';
import { toNumber } from '#rules/numbers/exact.ts';
import { AskPrice } from '#rules/prices/calculator-schema.ts';
import { nearestChoice } from '#rules/prices/calculator-fields.ts';
import { inchesToMm, meanLength } from '#rules/hair/measure.ts';
import type { Currency } from '#rules/money.ts';
import type { Prefs } from '#rules/preferences.ts';
import type { PriceAnswer } from '#market/prices/price-view.ts';
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

/** Where these numbers become an ad. */
export function postAdPath({ hair, currency }: AskPrice, answer: PriceAnswer): string {
  const params = new URLSearchParams({ length: `${inchesToMm(hair.longest)}mm` });
  if (hair.shortest !== null) params.set('shortestLayer', `${inchesToMm(hair.shortest)}mm`);
  if ('grams' in hair.weight) params.set('weight', String(answer.grams));
  else params.set('circumference', `${inchesToMm(hair.weight.circumference)}mm`);
  for (const word of ['colour', 'ethnicity', 'treatment', 'texture', 'condition'] as const)
    params.set(word, hair[word]);
  if (answer.asking !== null) params.set('price', String(answer.asking));
  params.set('currency', currency);
  return `/post-an-ad/start?${params.toString()}`;
}

const NEAR_MM = 64;

/** Ads for hair of the same kind, about as long and about as heavy. */
export function adsLikePath({ hair, currency }: AskPrice, { grams }: PriceAnswer): string {
  const mm = inchesToMm(toNumber(meanLength(hair.longest, hair.shortest)));
  const search: AdSearch = {
    ...ANY_AD,
    colour: [hair.colour],
    ethnicity: [hair.ethnicity],
    texture: [hair.texture],
    treatment: [hair.treatment],
    minWeight: Math.floor(grams / 2),
    maxWeight: grams * 2,
    currency,
    minLength: Math.max(0, mm - NEAR_MM),
    maxLength: mm + NEAR_MM,
  };
  return `/all-ads${searchLink(search)}`;
}
