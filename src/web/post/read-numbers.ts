import { PostAd } from '#rules/ads/ad-schema.ts';
import { toProblems } from '#rules/check-input.ts';
import { wholeGrams } from '#rules/hair/read-measure.ts';
import { parseMoney } from '#rules/money/read-money.ts';

const TEXTS = [
  'length',
  'shortestLayer',
  'circumference',
  'colour',
  'texture',
  'treatment',
  'condition',
  'currency',
];

/**
 * The draft that an address asks for: the numbers of the price calculator. An address may be typed or old: what makes
 * no sense is left out, and the form asks for it. The hair type is kept only with its owner's consent.
 */
export function readNumbers(params: URLSearchParams, mayPublishType: boolean): PostAd {
  const texts = TEXTS.map((name) => [name, params.get(name) || null]);
  const type = { ethnicity: params.get('ethnicity'), ethnicityConsent: true };
  const sent: Record<string, unknown> = {
    ...Object.fromEntries(texts),
    ...(mayPublishType && type.ethnicity ? type : {}),
    weight: wholeGrams(params.get('weight') ?? '') ?? null,
    price: parseMoney(params.get('price') ?? '') ?? null,
    submit: false,
  };
  for (const name of problemFields(sent)) delete sent[name];
  const parsed = PostAd.safeParse(sent);
  return parsed.success ? parsed.data : PostAd.parse({ submit: false });
}

function problemFields(sent: Record<string, unknown>): string[] {
  const parsed = PostAd.safeParse(sent);
  return parsed.success ? [] : Object.keys(toProblems(parsed.error));
}
