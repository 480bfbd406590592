import { expect, test } from 'vitest';
import { PLAIN_HAIR } from '#tests/support/prices/plain-hair.ts';
import { FIXTURE_RATES } from '../money/money.ts';
import { tellPrice } from './price-meaning.ts';
import { PRICE_TABLE } from './model/price-table.ts';

const { cells, version } = PRICE_TABLE;
const grounds = {
  hair: { longest: 22.5, shortest: null, weight: { grams: 150 }, ...PLAIN_HAIR },
  grams: 150,
  rates: FIXTURE_RATES,
  cells,
  version,
  alike: null,
} as const;
const sold = { ...grounds, alike: { sales: 12, low: 100, middle: 150, high: 200, demo: false } };

test.each([
  [72_00, 'GBP', false],
  [7_000_00, 'GBP', true],
  [5_00, 'GBP', true],
] as const)('%i in %s: likely a slip? %s', (price, currency, isFarOff) => {
  expect(tellPrice(grounds, price, currency).isFarOff).toBe(isFarOff);
});

test('real sales count before the table, and hardly any market is said', () => {
  expect(tellPrice(sold, 72_00, 'GBP').worth).toBe('Hair like this sold here for £120 to £240.');
  expect(tellPrice(grounds, 72_00, 'GBP').worth).toMatch(
    /^By our price table, a dealer pays about £\d+, and a patient private sale can bring £\d+\.$/,
  );
  const short = { ...grounds, hair: { ...grounds.hair, longest: 4, weight: { grams: 30 } } };
  expect(tellPrice(short, 72_00, 'GBP').worth).toBe('There is hardly any market for hair like this.');
});
