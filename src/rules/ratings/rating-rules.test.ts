import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../time.ts';
import {
  findSide,
  isAnswerable,
  isRatable,
  isShown,
  countMean,
  ratableUntil,
  RATING_RULES,
  sealUntil,
} from './rating-rules.ts';

const soldAt = new Date('2026-03-01T12:00:00Z');
const after = (days: number, milliseconds = 0) => new Date(soldAt.getTime() + days * DAY_MS + milliseconds);
const sale = { sellerId: 'asha', buyerId: 'bela', soldAt };

test.each([
  ['asha', 'seller'],
  ['bela', 'buyer'],
  ['cleo', undefined],
  ['', undefined],
])('%s is %s of the sale', (who, side) => expect(findSide(sale, who)).toBe(side));

test.each([
  ['at once', 0, 0, true],
  ['on the 59th day', 59, 0, true],
  ['in the last moment', 60, 0, true],
  ['a moment later', 60, 1, false],
])('rating %s', (_when, days, ms, may) => {
  expect(isRatable(sale, after(days, ms))).toBe(may);
  expect(ratableUntil(sale)).toEqual(after(RATING_RULES.openDays));
});

test('the first is sealed for fourteen days, the second not at all', () => {
  expect(sealUntil({ now: soldAt, otherHasWritten: false })).toEqual(after(14));
  expect(sealUntil({ now: soldAt, otherHasWritten: true })).toBeNull();
});

describe.each([
  ['open', null, null, null, true, true],
  ['answered', null, null, soldAt, true, false],
  ['sealed', soldAt, null, null, false, false],
  ['taken down', null, soldAt, null, false, false],
  ['taken down and answered', null, soldAt, soldAt, false, false],
])('%s', (_what, sealedUntil, removedAt, answeredAt, shown, answerable) => {
  test('is shown and counts', () => expect(isShown({ sealedUntil, removedAt })).toBe(shown));
  test('takes an answer', () =>
    expect(isAnswerable({ sealedUntil, removedAt, answeredAt })).toBe(answerable));
});

test.each([
  ['none', [], undefined],
  ['all fives', [15], 5],
  ['one four among fives', [14], 4.6],
  ['4.97 of a hundred', [...Array.from({ length: 99 }, () => 15), 6], 4.9],
  ['all ones', [3, 3], 1],
  ['just below two', [6, 5], 1.8],
])('the mean of %s is never rounded up', (_of, sums, mean) => {
  const sum = sums.reduce((total, each) => total + each, 0);
  expect(countMean({ sum, count: sums.length })).toBe(mean);
});
