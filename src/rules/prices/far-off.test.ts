import { expect, test } from 'vitest';
import { farOffQuestion, isFarOff, toWorth } from './far-off.ts';
import { estimatePrice } from './model/hair-price.ts';
import { FIXTURE_RATES } from '../money/money.ts';
import { PLAIN_HAIR } from '#tests/support/prices/plain-hair.ts';

const HAIR = {
  longest: 22.5,
  shortest: null,
  weight: { grams: 150 },
  ...PLAIN_HAIR,
} as const;

test.each([
  [100_00, 10_00, false],
  [100_01, 10_00, true],
  [1_00, 10_00, false],
  [99, 10_00, true],
])('%d where %d is usual: asked once more? %s', (amount, worth, asked) =>
  expect(isFarOff(amount, worth)).toBe(asked),
);

test('what such hair fetches is said in the currency of the price', () => {
  expect(toWorth(estimatePrice(HAIR, 'GBP', FIXTURE_RATES), FIXTURE_RATES)).toEqual({
    amount: 72_00,
    currency: 'GBP',
  });
});

test('hair that hardly has a market may be given away, and its price may still have a slip', () => {
  const short = estimatePrice({ ...HAIR, longest: 4, weight: { grams: 30 } }, 'USD', FIXTURE_RATES);
  const { amount } = toWorth(short, FIXTURE_RATES);
  expect([isFarOff(1_00, amount), isFarOff(100_00, amount), isFarOff(4250_00, amount)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('the question says the amount as it was read', () => {
  expect(
    farOffQuestion('You offer', { amount: 38_050_00, currency: 'GBP' }, { amount: 72_00, currency: 'GBP' }),
  ).toBe(
    'You offer £38,050, and hair like this fetches about £72. Is a comma or a zero out of place? If the amount is right, confirm it.',
  );
});
