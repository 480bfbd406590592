import { type Currency, formatMoney, MINOR_UNITS } from '../money/money.ts';
import { estimateFrom, judgePrice, type PriceGrounds } from './fair-price.ts';
import { isFarOff, toWorth } from './far-off.ts';

/** What a price means beside hair like it: what such hair fetches, and whether a slip is likely. */
export type PriceMeaning = { worth: string; isFarOff: boolean };

/** Told while the price is typed, by the same rules as the server's. */
export function tellPrice(grounds: PriceGrounds, price: number, currency: Currency): PriceMeaning {
  const estimate = estimateFrom(grounds, currency);
  return {
    worth: grounds.alike ? tellSales(grounds, price, currency) : tellTable(estimate, currency),
    isFarOff: isFarOff(price, toWorth(estimate, grounds.rates).amount),
  };
}

function tellSales({ alike, grams, rates }: PriceGrounds, price: number, currency: Currency): string {
  if (!alike) return '';
  const { low, high } = judgePrice({ price, currency, grams, alike, rates });
  return `Hair like this sold here for ${inWhole(low, currency)} to ${inWhole(high, currency)}.`;
}

function tellTable(
  { dealer, private: patient, noMarket }: ReturnType<typeof estimateFrom>,
  currency: Currency,
): string {
  if (noMarket || dealer === null || patient === null)
    return 'There is hardly any market for hair like this.';
  const [low, high] = [dealer, patient].map((amount) => inWhole(amount * MINOR_UNITS, currency));
  return `By our price table, a dealer pays about ${low}, and a patient private sale can bring ${high}.`;
}

const inWhole = (amount: number, currency: Currency): string =>
  formatMoney({ amount: Math.round(amount / MINOR_UNITS) * MINOR_UNITS, currency });
