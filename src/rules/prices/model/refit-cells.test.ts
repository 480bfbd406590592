import { expect, test } from 'vitest';
import type { PricedHair } from './hair-price.ts';
import { PRICE_TABLE } from './price-table.ts';
import { estimatePrice } from './hair-price.ts';
import { FIXTURE_RATES } from '../../money/money.ts';
import { cellsAfter, refitCells } from './refit-cells.ts';
import { PLAIN_HAIR } from '#tests/support/prices/plain-hair.ts';

const hair = (longest: number, more: Partial<PricedHair> = {}): PricedHair => ({
  longest,
  shortest: null,
  weight: { grams: 150 },
  ...PLAIN_HAIR,
  ...more,
});
const sales = (count: number, soldUsd: number, asked = hair(22.5)) =>
  Array.from({ length: count }, (_, at) => ({ hair: asked, soldUsd, sellerId: `${soldUsd} ${at}` }));

test('twenty sales move their cell to the median of sold ÷ table, and no other', () => {
  const refits = refitCells({}, [
    ...sales(9, 45),
    ...sales(11, 99),
    ...sales(19, 900, hair(22.5, { colour: 'red' })),
  ]);
  expect(refits).toEqual([
    { band: '20-25-inches', colour: 'black', sales: 20, medianRatio: 1.1, oldConstant: 1, newConstant: 1.1 },
    { band: '20-25-inches', colour: 'red', sales: 19, medianRatio: 5.5556, oldConstant: 1, newConstant: 1 },
  ]);
  expect(cellsAfter({}, refits)).toEqual({ '20-25-inches': { black: 1.1 } });
});

test('a layered braid counts in the band of its mean length', () => {
  expect(refitCells({}, sales(1, 50, hair(26, { shortest: 16 })))).toMatchObject([{ band: '20-25-inches' }]);
});

test('a cell that was moved keeps its constant while its sales are few, and can come back to 1', () => {
  const moved = { '20-25-inches': { black: 1.5 } } as const;
  expect(refitCells(moved, sales(19, 90))).toMatchObject([{ oldConstant: 1.5, newConstant: 1.5 }]);
  const nearer = { '20-25-inches': { black: 1.2 } } as const;
  expect(cellsAfter(nearer, refitCells(nearer, sales(20, 90)))).toEqual({ '20-25-inches': { black: 1 } });
});

test('a moved cell moves the estimate in its middle by as much, and its neighbours on the way there', () => {
  const table = { ...PRICE_TABLE, cells: { '20-25-inches': { black: 1.5 } } } as const;
  const base = (longest: number) => estimatePrice(hair(longest), 'USD', FIXTURE_RATES, table).baseUsd;
  expect([base(17.5), base(20), base(22.5), base(27.5)]).toEqual([63, 99, 135, 135]);
});

test.each([
  ['up', 900, 1, 1.25],
  ['down', 9, 1, 0.75],
  ['from a constant that does not divide', 9, 1.1111, 0.8334],
  ['as far as the sales say, within a quarter', 99, 1, 1.1],
])('in one refit a cell goes a quarter at most: %s', (_way, soldUsd, from, to) => {
  const cells = { '20-25-inches': { black: from } };
  expect(refitCells(cells, sales(20, soldUsd))).toMatchObject([{ oldConstant: from, newConstant: to }]);
});

test('of one seller the two newest sales count in a cell', () => {
  const own = sales(30, 900).map((sale) => ({ ...sale, sellerId: 'asha' }));
  expect(refitCells({}, [...own, ...sales(3, 90)])).toMatchObject([{ sales: 5, medianRatio: 1 }]);
});
