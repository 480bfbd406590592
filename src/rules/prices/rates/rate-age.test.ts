import { expect, test } from 'vitest';
import { listOldRates } from './rate-age.ts';

const dates = { USD: '2020-01-01', GBP: '2026-06-01', EUR: '2026-06-03', INR: '2026-06-08' };

test.each<[string, string[]]>([
  ['2026-06-08T23:59:59Z', []],
  ['2026-06-09T00:00:00Z', []],
  ['2026-06-09T00:00:01Z', ['GBP']],
  ['2026-06-12T00:00:00Z', ['GBP', 'EUR']],
  ['2026-07-01T00:00:00Z', ['GBP', 'EUR', 'INR']],
])('at %s these had no new rate for seven whole days: %j', (now, old) => {
  expect(listOldRates({ dates }, new Date(now))).toEqual(old);
});
