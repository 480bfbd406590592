import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test.each([
  [0, '0'],
  [-0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [-1204, '-1,204'],
  [2.5, '2.5'],
  [1234.5678, '1,234.568'],
  [1.0005, '1.001'],
  [-0.0004, '0'],
])('%d reads %s', (value, text) => expect(formatNumber(value)).toBe(text));

// Intl writes '-0' for what rounds to nothing; we do not.
const asIntlWrites = (value: number) => value.toLocaleString('en-GB').replace(/^-0$/, '0');

test('whole numbers read as Intl writes them', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (value) => formatNumber(value) === asIntlWrites(value)));
});

test('so do numbers with decimals', () => {
  const decimals = fc.tuple(fc.integer(), fc.integer({ min: 0, max: 4 }));
  fc.assert(
    fc.property(decimals, ([digits, places]) => {
      const value = digits / 10 ** places;
      expect(formatNumber(value)).toBe(asIntlWrites(value));
    }),
  );
});
