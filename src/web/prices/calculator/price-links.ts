import { type AdSearch, ANY_AD } from '#rules/search/search-words.ts';
import { searchLink } from '#rules/search/search-link.ts';
import { toNumber } from '#rules/numbers/exact.ts';
import type { AskedPrice } from '#rules/prices/calculator/read-price-fields.ts';
import { inchesToMm, meanLength } from '#rules/hair/measure.ts';
import type { PriceAnswer } from '#market/prices/price-view.ts';

/** Where these numbers become an ad. */
export function postAdPath({ hair, currency }: AskedPrice, answer: PriceAnswer): string {
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
export function adsLikePath({ hair, currency }: AskedPrice, { grams }: PriceAnswer): string {
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
