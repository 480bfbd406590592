import { expect, test } from 'vitest';
import { COUNTRIES, countriesByName, countryName, isCountry } from './countries.ts';
import { suggestCurrency } from './country-currency.ts';

test('all 249 countries are there once, and have names', () => {
  expect(new Set(COUNTRIES).size).toBe(249);
  expect(COUNTRIES).toHaveLength(249);
  for (const code of COUNTRIES) expect(countryName(code), code).not.toBe(code);
  expect(new Set(countriesByName().map((each) => each.name)).size).toBe(249);
});

test.each(['ZZ', 'XX', 'UK', 'EU', 'in', '', 'IND', 'constructor'])('%j is none', (code) => {
  expect(isCountry(code)).toBe(false);
  expect(countryName(code)).toBe(code);
});

test.each([
  ['IN', 'INR'],
  ['GB', 'GBP'],
  ['IE', 'EUR'],
  ['US', 'USD'],
  ['VN', 'USD'],
])('somebody in %s is offered %s first', (country, currency) =>
  expect(suggestCurrency(country)).toBe(currency),
);
