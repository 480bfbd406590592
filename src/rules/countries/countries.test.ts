import { expect, test } from 'vitest';
import { COUNTRIES, isCountry } from './countries.ts';
import { countriesByName, COUNTRY_NAMES, countryName } from './country-names.ts';
import { suggestCurrency } from './country-currency.ts';

test('all 249 countries are there once, and have names', () => {
  expect(new Set(COUNTRIES).size).toBe(249);
  expect(COUNTRIES).toHaveLength(249);
  for (const code of COUNTRIES) expect(countryName(code), code).not.toBe(code);
  expect(new Set(countriesByName().map((each) => each.name)).size).toBe(249);
});

test('there are as many names as countries, and each belongs to its own', () => {
  expect(COUNTRY_NAMES).toHaveLength(COUNTRIES.length);
  expect(countryName('AD')).toBe('Andorra');
  expect(countryName('AX')).toBe('Åland Islands');
  expect(countryName('CI')).toBe('Côte d’Ivoire');
  expect(countryName('HK')).toBe('Hong Kong SAR China');
  expect(countryName('ST')).toBe('São Tomé & Príncipe');
  expect(countryName('ZW')).toBe('Zimbabwe');
});

test('they are listed in the order of an English dictionary', () => {
  const listed = countriesByName().map(({ name }) => name);
  expect(listed).toEqual(listed.toSorted((a, b) => a.localeCompare(b, 'en')));
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
