import { expect, test } from 'vitest';
import { nounFor, plural } from './plural.ts';

test.each([
  [0, '0 ads'],
  [1, '1 ad'],
  [2, '2 ads'],
  [1204, '1,204 ads'],
])('%d is said as %s', (count, words) => {
  expect(plural(count, 'ad')).toBe(words);
  expect(words.endsWith(` ${nounFor(count, 'ad')}`)).toBe(true);
});
