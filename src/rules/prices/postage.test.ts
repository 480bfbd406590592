import { expect, test } from 'vitest';
import { listPartless, isSamePart } from '../countries/parts-of-the-world.ts';
import { findPostage, isSentTo } from './postage.ts';

const FEES = { postageHome: 3_00, postageNear: 9_00, postageFar: 18_00 };
const worldwide = { country: 'GB', shipsTo: 'worldwide', shipsToCountries: [], ...FEES } as const;
const atHome = { ...worldwide, shipsTo: 'own-country' } as const;
const toSome = { ...worldwide, shipsTo: 'countries', shipsToCountries: ['DE', 'US'] } as const;

test('every country lies in a part of the world', () => {
  expect(listPartless()).toEqual([]);
  expect(isSamePart('IN', 'LK')).toBe(true);
  expect(isSamePart('IN', 'DE')).toBe(false);
});

test.each([
  [worldwide, 'GB', true, 3_00],
  [worldwide, 'DE', true, 9_00],
  [worldwide, 'IN', true, 18_00],
  [atHome, 'GB', true, 3_00],
  [atHome, 'DE', false, null],
  [toSome, 'GB', true, 3_00],
  [toSome, 'DE', true, 9_00],
  [toSome, 'US', true, 18_00],
  [toSome, 'FR', false, null],
])('%# %j to %s: %s, %s', (ad, to, isSent, postage) => {
  expect(isSentTo(ad, to)).toBe(isSent);
  expect(findPostage(ad, to)).toBe(postage);
});

test('what is not said is not made up, and nothing to pay is said', () => {
  const unsaid = { ...worldwide, postageNear: null, postageFar: 0 };
  expect(findPostage(unsaid, 'FR')).toBeNull();
  expect(findPostage(unsaid, 'US')).toBe(0);
});
