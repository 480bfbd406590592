/** Where the drawn ruler ends, in inches. Longer hair runs off it. */
export const RULER_INCHES = 35;

/** How far along the ruler, as a percentage. */
export const rulerShare = (inches: number) =>
  `${Math.round((Math.min(inches, RULER_INCHES) / RULER_INCHES) * 1000) / 10}%`;
