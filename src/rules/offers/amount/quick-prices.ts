/** So much of a price, in hundredths: nobody is tempted to offer what its seller would not look at. */
const SHARES = [80, 85, 90];

/** Round figures below a price, to be offered with one press, and the price itself. */
export function quickPrices(price: number): number[] {
  const digit = 10 ** (String(price).length - 2);
  const step = price < 30 * digit ? digit / 2 : digit;
  return [...new Set(SHARES.map((share) => Math.round((price * share) / 100 / step) * step)), price];
}
