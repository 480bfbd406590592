import type { Currency } from '../../money/money.ts';

/** A price as it stands on an ad; null where it is open to offers. */
export type Price = { price: number | null; currency: Currency | null };

/** A change of less is none that anybody wants to be woken for. */
export const LEAST_SHARE = 0.01;
/** So long a lower price stands before anybody is told of it. */
export const PRICE_DROP_RESTS_SECONDS = 10 * 60;

/** How much less it is, in minor units; null where it is not less, or cannot be compared. */
export function priceDrop(before: Price, after: Price): number | null {
  if (before.price === null || after.price === null || before.currency !== after.currency) return null;
  const less = before.price - after.price;
  return less > 0 && less >= before.price * LEAST_SHARE ? less : null;
}

export const isPriceDrop = (before: Price, after: Price): boolean => priceDrop(before, after) !== null;
