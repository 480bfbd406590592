import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AD_SORTS, ANY_AD, settleSearch } from './search-words.ts';
import { AdSearch } from './search-schema.ts';
import { searchLink } from './search-link.ts';
import { COUNTRIES } from '../countries/countries.ts';
import { HAIR_COLOURS, HAIR_LENGTHS } from '../hair/values.ts';
import { CURRENCIES } from '../money/money.ts';

test('nothing asked is everything, newest first', () => {
  expect(ANY_AD).toMatchObject({ colour: [], length: [], sort: 'newest', limit: 24, sold: false });
});

test('what is written out as everything is what an empty address asks for', () => {
  expect(AdSearch.parse({})).toEqual(ANY_AD);
  expect(Object.keys(AdSearch.parse({}))).toEqual(Object.keys(ANY_AD));
});

test.each([
  [{ colour: ['red', 'black'] }, { colour: ['black', 'red'] }],
  [{ colour: 'red,black,red' }, { colour: ['black', 'red'] }],
  [{ length: '25-30-inches' }, { length: ['25-30-inches'] }],
  [
    { minLength: '71.12cm', maxLength: '30in' },
    { minLength: 711, maxLength: 762 },
  ],
  [
    { minWeight: '100', maxWeight: '8 oz' },
    { minWeight: 100, maxWeight: 227 },
  ],
  [
    { minPrice: '10', maxPrice: '£400.50', currency: 'GBP' },
    { minPrice: 1000, maxPrice: 40050, currency: 'GBP' },
  ],
  [{ country: ['IN', 'GB'] }, { country: ['GB', 'IN'] }],
  [
    { measured: '1', offers: 'on', sold: 'true' },
    { measured: true, offers: true, sold: true },
  ],
  [{ q: '  long   black ' }, { q: 'long black' }],
  [{ sort: ['price', 'longest'] }, { sort: 'longest' }],
  [
    { limit: '50', after: 'abc_-1' },
    { limit: 50, after: 'abc_-1' },
  ],
  [{ limit: 50 }, { limit: 50 }],
])('%j is understood', (query, search) => expect(AdSearch.parse(query)).toEqual({ ...ANY_AD, ...search }));

test.each([
  { colour: 'purple' },
  { colour: { $ne: 1 } },
  { minLength: 'long' },
  { maxLength: '999in' },
  { minWeight: '-1' },
  { maxPrice: '1e9' },
  { maxPrice: '99999999999' },
  { currency: 'XXX' },
  { sort: 'constructor' },
  { sort: ['price', {}] },
  { limit: '0' },
  { limit: '101' },
  { limit: 'many' },
  { after: "' or 1=1" },
  { q: 'a\u0000b' },
  { q: '\ud800' },
  { q: '   ' },
  { measured: 'maybe' },
  { country: 'ZZ' },
  { utm_source: 'x' },
])('%j is dropped', (query) => expect(AdSearch.parse(query)).toEqual(ANY_AD));

test('a range that stands on its head is dropped', () => {
  const search = AdSearch.parse({ minPrice: '400', maxPrice: '10', minWeight: '5', maxWeight: '10' });
  expect(settleSearch(search)).toEqual({ ...ANY_AD, minWeight: 5, maxWeight: 10 });
});

describe('whatever stands in a URL', () => {
  test('is never an error', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 4 }), fc.anything());
    const query = fc.dictionary(fc.constantFrom(...Object.keys(AdSearch.shape)), value);
    fc.assert(
      fc.property(query, (given) => AdSearch.safeParse(given).success),
      { numRuns: 500 },
    );
  });

  test('and what was understood can be written as a link that says the same', () => {
    const search = fc.record(
      {
        colour: fc.subarray([...HAIR_COLOURS]),
        length: fc.subarray([...HAIR_LENGTHS]),
        country: fc.subarray([...COUNTRIES], { maxLength: 5 }),
        q: fc.stringMatching(/^[a-z&=? ]{1,20}$/),
        minLength: fc.integer({ min: 1, max: 2032 }),
        maxWeight: fc.integer({ min: 1, max: 5000 }),
        maxPrice: fc.integer({ min: 0, max: 200_000_000 }),
        minPricePerGram: fc.integer({ min: 0, max: 10_000 }),
        currency: fc.constantFrom(...CURRENCIES),
        sold: fc.boolean(),
        sort: fc.constantFrom(...AD_SORTS),
        limit: fc.integer({ min: 1, max: 100 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(search, (given) => {
        const { q = '', ...rest } = given;
        const meant = { ...ANY_AD, ...rest, ...(q.trim() && { q: q.trim().replaceAll(/\s+/g, ' ') }) };
        const params = new URLSearchParams(searchLink(meant));
        const query = Object.fromEntries(
          [...new Set(params.keys())].map((name) => [name, params.getAll(name)]),
        );
        expect(AdSearch.parse(query)).toEqual(meant);
      }),
      { numRuns: 300 },
    );
  });

  test('a search for everything needs nothing', () => expect(searchLink(ANY_AD)).toBe(''));
});
