/** Where the drawn ruler ends, in inches. Longer hair runs off it. */
export const RULER_INCHES = 35;

/** How far along the ruler, as a percentage. */
export const rulerShare = (inches: number) =>
  `${tenth((Math.min(inches, RULER_INCHES) / RULER_INCHES) * 100)}%`;

/** Drawings are written to a tenth: nobody sees more, and it keeps them small. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
