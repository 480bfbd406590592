import { expect, test } from 'vitest';
import { describeAnswerTime } from './answer-time.ts';
import { describeRating } from './rating-words.ts';
import { findRatingFaults } from './screen-rating.ts';
import { WriteRating } from './rating-schema.ts';
import { toProblems } from '../check-input.ts';

test.each([
  [{ mean: 4.6, count: 2 }, '4.6 of 5 from 2 ratings'],
  [{ mean: 5, count: 1 }, '5.0 of 5 from 1 rating'],
])('%o is said with its number', (rating, words) => expect(describeRating(rating)).toBe(words));

test.each([
  [0, 'within an hour'],
  [60, 'within an hour'],
  [61, 'within 2 hours'],
  [12 * 60, 'within 12 hours'],
  [12 * 60 + 1, 'within a day'],
  [24 * 60, 'within a day'],
  [24 * 60 + 1, 'within 2 days'],
  [9 * 24 * 60, 'within 9 days'],
])('%d minutes: %s', (minutes, words) => expect(describeAnswerTime(minutes)).toBe(words));

test.each([
  ['', 0],
  ['Just as described, and posted the same day.', 0],
  ['A little shorter than the photo, but kind about it.', 0],
  ['Write to me on asha@example.com for more hair.', 1],
  ['Ring me on +44 7700 900123, I have more.', 1],
  ['I will pay you by Western Union next time.', 1],
])('%s', (text, faults) => {
  expect(findRatingFaults(text, 'buyer').length).toBe(faults);
});

const rating = { saleId: 'x1', asDescribed: 5, kind: 4, quick: 1 };

test('a rating needs no sentence', () => {
  expect(WriteRating.parse(rating)).toEqual({ ...rating, sentence: '' });
});

test.each([
  ['saleId', { saleId: undefined }],
  ['asDescribed', { asDescribed: 0 }],
  ['kind', { kind: 6 }],
  ['quick', { quick: 2.5 }],
  ['sentence', { sentence: 'x'.repeat(301) }],
  ['sentence', { sentence: '<b>lovely</b>' }],
  ['aboutId', { aboutId: 'bela' }],
])('a wrong %s is named', (field, more) => {
  const parsed = WriteRating.safeParse({ ...rating, ...more });
  expect(parsed.success ? [] : Object.keys(toProblems(parsed.error))).toEqual([field]);
});
