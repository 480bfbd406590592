import { expect, test } from 'vitest';
import { FIXTURE_RATES } from '../money/money.ts';
import { judgePrice } from './fair-price.ts';

const alike = { sales: 12, low: 100, middle: 150, high: 200, demo: false };

test.each([
  [159_99, 'below'],
  [160_00, 'within'],
  [320_00, 'within'],
  [320_01, 'above'],
])('hair of 200 g for %i pence is %s what it fetches', (price, verdict) => {
  const asked = { price, currency: 'GBP', grams: 200, alike, rates: FIXTURE_RATES } as const;
  expect(judgePrice(asked)).toMatchObject({ low: 160_00, middle: 240_00, high: 320_00, verdict });
});
