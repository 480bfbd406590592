import { expect, test } from 'vitest';
import { readCell } from './read-cell.ts';

test.each([
  ['price', '420', 420_00],
  ['price', '420.00', 420_00],
  ['price', '420,50', 420_50],
  ['price', '₹1,00,000', 100_000_00],
  ['price', 'a lot', 'a lot'],
  ['length', ' 28in ', '28in'],
  ['length', '71cm', '71cm'],
  ['weight', '160 g', 160],
  ['hairAgeYears', '2.5', 2.5],
  ['colour', 'Black', 'black'],
  ['treatment', 'purple', 'purple'],
  ['openToOffers', 'YES', true],
  ['openToOffers', 'FALSE', false],
  ['openToOffers', 'perhaps', 'perhaps'],
  ['country', 'in', 'IN'],
  ['country', 'United Kingdom', 'GB'],
  ['shipsTo', 'Worldwide', 'worldwide'],
  ['shipsTo', 'own country', 'own-country'],
  ['shipsTo', 'de | Italy', ['DE', 'IT']],
  ['title', ' as it is ', ' as it is '],
  ['town', ' ', null],
  ['submit', 'no', false],
] as const)('%s %j is read as %j', (column, text, value) => expect(readCell(column, text)).toEqual(value));

test('a photo is named by its id and what it shows; one that is there stays what it was', () => {
  const album = [{ id: 'p1', tape: true, slot: null }];
  expect(readCell('photos', 'p1|p2:tape| p3', album)).toEqual([
    { id: 'p1', tape: true, slot: null },
    { id: 'p2', slot: 'tape' },
    { id: 'p3', tape: false, slot: null },
  ]);
});
