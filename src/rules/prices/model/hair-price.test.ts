import { describe, expect, test } from 'vitest';
import { exact, roundHalfUp } from '../../numbers/exact.ts';
import { afterGrowing, estimatePrice, type PricedHair } from './hair-price.ts';
import { FIXTURE_RATES, type Currency } from '../../money/money.ts';
import { PLAIN_HAIR } from '#tests/support/prices/plain-hair.ts';

const hair = (longest: number, grams: number, more: Partial<PricedHair> = {}): PricedHair => ({
  ...PLAIN_HAIR,
  shortest: null,
  longest,
  weight: { grams },
  ...more,
});
const estimate = (asked: PricedHair, currency: Currency = 'USD') =>
  estimatePrice(asked, currency, FIXTURE_RATES);

describe('the vectors of the specification', () => {
  const brownCaucasian = { colour: 'brown', ethnicity: 'caucasian' } as const;
  const curly = { ethnicity: 'african', texture: 'curly', condition: 'excellent' } as const;
  test.each([
    ['T1', hair(22.5, 150), 'USD', 22.5, '20-25-inches', 150, 90, 40, 90, 180],
    ['T2', hair(20, 100), 'USD', 20, '20-25-inches', 100, 51, 25, 50, 100],
    [
      'T3',
      hair(14, 0, { weight: { circumference: 4 }, ...brownCaucasian }),
      'USD',
      14,
      '10-15-inches',
      134,
      108.34,
      50,
      110,
      215,
    ],
    [
      'T4',
      hair(26, 140, { shortest: 16, colour: 'brown' }),
      'USD',
      21,
      '20-25-inches',
      140,
      84.08,
      40,
      85,
      170,
    ],
    ['T5', hair(22.5, 150, { treatment: 'dyed' }), 'USD', 22.5, '20-25-inches', 150, 45, 20, 45, 90],
    [
      'T6',
      hair(33, 200, { colour: 'blonde', ethnicity: 'caucasian' }),
      'USD',
      33,
      '30-inches-plus',
      200,
      1110,
      500,
      1110,
      2220,
    ],
    [
      'T7',
      hair(27.5, 180, { condition: 'excellent' }),
      'INR',
      27.5,
      '25-30-inches',
      180,
      189,
      7200,
      16_100,
      32_100,
    ],
    ['T8', hair(17.5, 150, brownCaucasian), 'GBP', 17.5, '15-20-inches', 150, 173.25, 60, 140, 275],
    ['T9', hair(4, 30), 'USD', 4, 'under-5-inches', 30, 0.72, null, null, null],
    ['T10', hair(24, 120, { colour: 'white-and-grey' }), 'USD', 24, '20-25-inches', 120, 48.38, 20, 50, 95],
    ['T11', hair(19.7, 200, curly), 'EUR', 19.7, '15-20-inches', 200, 202.8, 80, 185, 365],
    ['T12', hair(45, 250), 'USD', 45, '30-inches-plus', 250, 375, 170, 375, 750],
  ] as const)('%s', (_, asked, currency, lengthInches, band, grams, baseUsd, dealer, asking, privately) => {
    expect(estimate(asked, currency)).toMatchObject({
      lengthInches,
      band,
      grams,
      baseUsd,
      dealer,
      asking,
      private: privately,
      currency,
      gramsEstimated: 'circumference' in asked.weight,
      noMarket: dealer === null,
    });
  });
});

describe('each word moves the price as the specification says', () => {
  const base = estimate(hair(22.5, 1000)).baseUsd;
  test.each([
    ['colour', 'black 1 brown 1.1 chestnut 1.2 auburn 1.5 red 1.8 blonde 2 white-and-grey 0.6'],
    ['ethnicity', 'indian 1 asian 1 african 1.3 middle-eastern 1.5 caucasian 2.5'],
    ['treatment', 'virgin 1 dyed 0.5 permed-or-relaxed 0.4 bleached-or-highlighted 0.3'],
    ['texture', 'straight 1 wavy 1.1 curly 1.25 coily 1'],
    ['condition', 'excellent 1.25 good 1 fair 0.7'],
  ])('%s', (name, factors) => {
    for (const [, value = '', factor] of factors.matchAll(/(\S+) (\S+)/g)) {
      expect(estimate(hair(22.5, 1000, { [name]: value })).baseUsd, value).toBeCloseTo(
        base * Number(factor),
        2,
      );
    }
  });
});

test.each([
  [0, 0],
  [5, 0.03],
  [7.5, 0.12],
  [10, 0.18],
  [12.5, 0.24],
  [17.5, 0.42],
  [22.5, 0.6],
  [27.5, 0.84],
  [33, 1.11],
  [40, 1.5],
  [80, 1.5],
])('a gram of %d in is worth %d USD', (longest, rate) => {
  expect(estimate(hair(longest, 100)).baseUsd).toBe(roundHalfUp(exact(rate * 100), exact(0.01)));
});

test('what else the answer tells', () => {
  const answer = estimate(hair(22.5, 150, { ethnicity: 'african' }));
  expect(answer.factors).toContainEqual({ name: 'ethnicity', value: 'african', factor: 1.3 });
  expect(answer).toMatchObject({ weaklyFounded: true, perHundredGrams: 78, exportFloorMet: true });
  expect(estimate(hair(22.5, 150))).toMatchObject({ perHundredGrams: 60, weaklyFounded: false });
  expect(estimate(hair(5, 150)).exportFloorMet).toBe(false);
});

test('a market begins at ten dollars', () => {
  expect(estimate(hair(22.5, 16.65)).noMarket).toBe(true);
  expect(estimate(hair(40, 6.667)).noMarket).toBe(false);
  expect(estimate(hair(40, 6.666)).noMarket).toBe(true);
});

test('hair left to grow is longer and heavier', () => {
  const grown = afterGrowing(hair(20, 100), 12);
  expect(grown.longest).toBeCloseTo(25.906, 3);
  expect(grown.weight).toEqual({ grams: 130 });
  expect(afterGrowing(hair(20, 0, { weight: { circumference: 3 }, shortest: 10 }), 0)).toMatchObject({
    longest: 20,
    shortest: 10,
    weight: { circumference: 3 },
  });
});
