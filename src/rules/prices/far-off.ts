import type { PriceEstimate } from './model/hair-price.ts';
import { PRICE_TABLE } from './model/price-table.ts';
import { convertMoney, formatMoney, MINOR_UNITS, type Money, type Rates } from '../money/money.ts';

/** A nought or a comma too many makes an amount ten times or a tenth of what was meant. */
const FAR_OFF = 10;

/** What such hair fetches. Where there is hardly a market, the least that is one: nobody can be far below that. */
export function toWorth({ baseUsd, currency }: PriceEstimate, rates: Rates): Money {
  const dollars = Math.max(baseUsd, PRICE_TABLE.leastBaseUsd);
  return convertMoney({ amount: Math.round(dollars * MINOR_UNITS), currency: 'USD' }, currency, rates);
}

/** Asking far below what a dealer pays is how hair that is not what it says is sold fast. */
const LEAST_SHARE_OF_DEALER = 0.4;

export const isFarBelowDealer = (price: number, { dealer }: Pick<PriceEstimate, 'dealer'>): boolean =>
  dealer !== null && price < LEAST_SHARE_OF_DEALER * dealer * MINOR_UNITS;

/** More than ten times or less than a tenth of it: likelier a slip than a wish, so it is asked once more. */
export const isFarOff = (amount: number, worth: number): boolean =>
  amount > FAR_OFF * worth || amount * FAR_OFF < worth;

/** What is asked, with the amount as it was read. */
export function farOffQuestion(says: 'You ask' | 'You offer', amount: Money, worth: Money): string {
  const about = Math.round(worth.amount / MINOR_UNITS) * MINOR_UNITS;
  return `${says} ${formatMoney(amount)}, and hair like this fetches about ${formatMoney({ ...worth, amount: about })}. Is a comma or a zero out of place? If the amount is right, confirm it.`;
}
