import type { Currency, Rates } from '../money/money.ts';
import { estimatePrice, type PricedHair, type PriceEstimate } from './model/hair-price.ts';
import { PRICE_TABLE, type PriceCells } from './model/price-table.ts';

/** What hair alike was sold for here, in US cents a gram: a quarter for less than `low`, a quarter for more than `high`. */
type AlikeSales = { sales: number; low: number; middle: number; high: number; demo: boolean };

/** Where a price lies among what hair like it was sold for. Minor units of its currency. */
export type FairPrice = {
  sales: number;
  low: number;
  middle: number;
  high: number;
  price: number;
  currency: Currency;
  verdict: 'far-below' | 'below' | 'within' | 'above';
  demo: boolean;
};

/** Everything that a price is judged by, for whoever judges while it is typed. */
export type PriceGrounds = {
  hair: PricedHair;
  grams: number;
  rates: Rates;
  /** What our own sales moved of the price table, and its version with them. */
  cells: PriceCells;
  version: string;
  /** Null: too little was sold to say. */
  alike: AlikeSales | null;
};

type Asked = { price: number; currency: Currency; grams: number; alike: AlikeSales; rates: Rates };

export function judgePrice({ price, currency, grams, alike, rates }: Asked): FairPrice {
  const inMinor = (centsPerGram: number) => Math.round(centsPerGram * grams * rates.perUsd[currency]);
  const [low, middle, high] = [inMinor(alike.low), inMinor(alike.middle), inMinor(alike.high)];
  const verdict = judge(price, low, high);
  return { sales: alike.sales, low, middle, high, price, currency, verdict, demo: alike.demo };
}

/** Below this part of what the cheaper ones fetched, a price is more often a trick than a bargain. */
const FAR_BELOW = 0.5;

function judge(price: number, low: number, high: number): FairPrice['verdict'] {
  if (price < low * FAR_BELOW) return 'far-below';
  if (price < low) return 'below';
  return price > high ? 'above' : 'within';
}

/** What the hair fetches by the price table in force. */
export const estimateFrom = (
  { hair, rates, cells, version }: PriceGrounds,
  currency: Currency,
): PriceEstimate => estimatePrice(hair, currency, rates, { ...PRICE_TABLE, cells, version });
