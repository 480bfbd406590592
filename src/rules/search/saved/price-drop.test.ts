import { expect, test } from 'vitest';
import { type Price, priceDrop } from './price-drop.ts';

const pounds = (price: number | null): Price => ({ price, currency: 'GBP' });

test.each([
  [pounds(420_00), pounds(400_00), 20_00],
  [pounds(420_00), pounds(420_00), null],
  [pounds(400_00), pounds(420_00), null],
  [pounds(100_00), pounds(99_00), 1_00],
  [pounds(100_00), pounds(99_01), null],
  [pounds(420_00), pounds(null), null],
  [pounds(null), pounds(400_00), null],
  [pounds(420_00), { price: 300_00, currency: 'EUR' } as const, null],
])('%j, then %j: %j less', (before, after, less) => expect(priceDrop(before, after)).toBe(less));
