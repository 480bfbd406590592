import { expect, test } from 'vitest';
import { readUnitNumber } from './read-unit-number.ts';

const UNIT = ['year old', 'years old'] as const;

test.each([
  ['5', 5],
  [' 2,5 ', 2.5],
  ['5 years', 5],
  ['1 year old', 1],
  ['12 Years Old', 12],
])('%s is %d', (text, number) => expect(readUnitNumber(text, UNIT)).toBe(number));

test.each(['', 'old', 'years old', '5 months', '-5', '5 6'])('%j is no number of years', (text) =>
  expect(readUnitNumber(text, UNIT)).toBeUndefined(),
);
