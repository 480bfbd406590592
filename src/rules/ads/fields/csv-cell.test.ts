import { expect, test } from 'vitest';
import { AD_FIELDS } from '../fields.ts';
import { toCsvCell } from './csv-cell.ts';

test.each([
  ['price', 420_00, '420.00'],
  ['price', 9_75, '9.75'],
  ['price', null, null],
  ['pricePerGram', 262.5, '2.6250'],
  ['lengthMm', 711, '28in'],
  ['lengthMm', 724, '28.5in'],
  ['grams', 160, 160],
  ['gramsEstimated', true, 'yes'],
  ['openToOffers', false, 'no'],
  ['colour', 'black', 'black'],
  ['shipsToCountries', ['DE', 'FR'], 'DE|FR'],
  ['shipsToCountries', [], ''],
  ['town', null, null],
] as const)('%s %j is written %j', (name, value, cell) => {
  expect(toCsvCell(AD_FIELDS[name], value)).toBe(cell);
});
