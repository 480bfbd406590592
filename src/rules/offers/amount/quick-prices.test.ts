import { expect, test } from 'vitest';
import { quickPrices } from './quick-prices.ts';

test.each([
  [420_00, [340_00, 360_00, 380_00, 420_00]],
  [1050_00, [850_00, 900_00, 950_00, 1050_00]],
  [21_000_00, [17_000_00, 18_000_00, 19_000_00, 21_000_00]],
  [9_50, [7_60, 8_10, 8_60, 9_50]],
  [999, [800, 850, 900, 999]],
])('%i is offered as %j', (price, picks) => {
  expect(quickPrices(price)).toEqual(picks);
});

test('no pick of any price is under half of it, over it, or there twice', () => {
  for (let price = 1_00; price < 30_000; price += 7) {
    const picks = quickPrices(price);
    expect(picks.every((pick) => Number.isSafeInteger(pick) && 2 * pick >= price && pick <= price)).toBe(
      true,
    );
    expect(new Set(picks).size).toBe(picks.length);
  }
});
