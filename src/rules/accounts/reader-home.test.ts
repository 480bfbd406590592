import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyAtHome, guessHome, guessCountry } from './reader-home.ts';

const asha = {
  id: '1',
  email: 'asha@example.com',
  username: 'asha',
  role: 'enduser',
  accountType: 2,
  country: 'GB',
} as const;

test.each([
  ['en-GB,en;q=0.9', 'GB'],
  ['de', 'DE'],
  ['hi', 'IN'],
  ['en', 'US'],
  ['fr;q=0.5, en-IE;q=0.8', 'IE'],
  ['en, hi-IN;q=0.7', 'IN'],
  ['en-001, en-150', undefined],
  ['sr-Latn-RS', 'RS'],
  ['*', undefined],
  ['', undefined],
  ['en-GB;q=0', undefined],
  ['x'.repeat(5000), undefined],
  ['../../etc, <b>', undefined],
])('a browser that asks for %s is at home in %s', (languages, country) =>
  expect(guessCountry(languages)).toBe(country),
);

test('the account counts before the browser', () => {
  expect(guessHome(asha, 'hi-IN')).toEqual({ country: 'GB', currency: 'GBP' });
  expect(guessHome(null, 'de-AT')).toEqual({ country: 'AT', currency: 'EUR' });
  expect(guessHome(null, null)).toBeUndefined();
  expect([currencyAtHome(asha), currencyAtHome(null)]).toEqual(['GBP', null]);
});

test('whatever a browser sends, there is an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (languages) => {
      const region = guessCountry(languages);
      expect(region === undefined || /^[A-Z]{2}$/.test(region)).toBe(true);
    }),
  );
});
