import type { Currency, Rates } from '../../money/money.ts';
import type { DatedRates } from '../rates/currency-rates.ts';
import { afterGrowing, estimatePrice, type PriceEstimate, type PricedHair } from './hair-price.ts';
import type { PriceTable } from './price-table.ts';

/** What the same hair would be worth after so many months more on the head. */
type WaitPoint = Pick<PriceEstimate, 'lengthInches' | 'band' | 'dealer' | 'asking' | 'private'> & {
  months: number;
};

/** All that the model says of some hair: the same on the server and, while somebody types, in their browser. */
export function priceByModel(
  hair: PricedHair,
  currency: Currency,
  rates: DatedRates,
  table: PriceTable,
): PriceEstimate & { waiting: WaitPoint[] } {
  return {
    ...estimatePrice(hair, currency, rates, table),
    ratesDate: rates.dates[currency],
    waiting: waitAndEarn(hair, currency, rates, table),
  };
}

/** Two years, a quarter at a time. */
const WAITS = [0, 3, 6, 9, 12, 15, 18, 21, 24] as const;

function waitAndEarn(hair: PricedHair, currency: Currency, rates: Rates, table: PriceTable): WaitPoint[] {
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
