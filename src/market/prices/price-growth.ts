import { afterGrowing, estimatePrice, type PricedHair } from '#rules/prices/hair-price.ts';
import type { PriceTable } from '#rules/prices/price-table.ts';
import type { Currency, Rates } from '#rules/money.ts';
import type { WaitPoint } from './price-view.ts';

/** Two years, a quarter at a time. */
const WAITS = [0, 3, 6, 9, 12, 15, 18, 21, 24] as const;

/** What the same hair would be worth if it stayed on the head. */
export function waitAndEarn(
  hair: PricedHair,
  currency: Currency,
  rates: Rates,
  table: PriceTable,
): WaitPoint[] {
  return WAITS.map((months) => {
    const grown = estimatePrice(afterGrowing(hair, months, table), currency, rates, table);
    const { lengthInches, band, dealer, asking } = grown;
    return {
      months,
      lengthInches: Math.round(lengthInches * 10) / 10,
      band,
      dealer,
      asking,
      private: grown.private,
    };
  });
}
