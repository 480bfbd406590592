/** How many grams an inch of a ponytail weighs whose girth is one inch: `estimateGrams` the other way round. */
const GRAMS_PER_INCH = 0.6;

/** How thick a tied hank is, in inches, by what it weighs: 150 g of 22.5 in are 1.06 in. */
export const hankWidth = (grams: number, inches: number): number =>
  Math.sqrt(grams / GRAMS_PER_INCH / inches) / Math.PI;
