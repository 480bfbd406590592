import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, dividedBy, exact, minus, plus, roundHalfUp, times, toNumber } from './exact.ts';

test.each([
  [0.1, 1n, 10n],
  [-2.5, -25n, 10n],
  [1e21, 10n ** 21n, 1n],
  [5e-7, 5n, 10n ** 7n],
  [0, 0n, 1n],
])('%d is the fraction it is written as', (value, over, under) => {
  expect(exact(value)).toEqual({ over, under });
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', (value) => {
  expect(() => exact(value)).toThrow(RangeError);
});

test.each([
  [2.5, 1, 3],
  [-2.5, 1, -2],
  [-2.6, 1, -3],
  [2.4999999999, 1, 2],
  [22.5, 5, 25],
  [22.49, 5, 20],
  [1.005, 0.01, 1.01],
  [7250, 100, 7300],
])('%d to a multiple of %d is %d', (value, step, rounded) => {
  expect(roundHalfUp(exact(value), exact(step))).toBe(rounded);
});

test('a tenth and two tenths are three tenths', () => {
  expect(compare(plus(exact(0.1), exact(0.2)), exact(0.3))).toBe(0);
  expect(compare(minus(exact(0.3), exact(0.1)), exact(0.2))).toBe(0);
});

test('a negative divisor keeps the sign where it belongs', () => {
  expect(toNumber(dividedBy(exact(6), exact(-4)))).toBe(-1.5);
  expect(() => dividedBy(exact(1), exact(0))).toThrow(RangeError);
});

test('what is multiplied and divided by the same is what it was', () => {
  const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  const notZero = number.filter((value) => value !== 0);
  fc.assert(
    fc.property(
      number,
      notZero,
      (a, b) => compare(dividedBy(times(exact(a), exact(b)), exact(b)), exact(a)) === 0,
    ),
    { numRuns: 1000 },
  );
});
