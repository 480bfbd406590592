import { expect, test } from 'vitest';
import { priceBookCsv } from './price-book-csv.ts';

test('the book for a spreadsheet', () => {
  const cell = { band: '25-30-inches', colour: 'black', sales: 5 } as const;
  const book = {
    currency: 'GBP',
    ratesDate: '2026-01-01',
    from: '2024-11-15',
    to: '2026-11-15',
    demo: true,
    leastSales: 5,
    cells: [{ ...cell, medianPrice: 192, medianPerHundredGrams: 120 }],
  } as const;
  expect(priceBookCsv({ ...book, cells: [...book.cells] }).split('\r\n')).toEqual([
    'length,colour,sales,median_price,median_per_100_g,currency,sold_from,sold_to,kind',
    '25-30-inches,black,5,192,120,GBP,2024-11-15,2026-11-15,demo',
    '',
  ]);
});
