import { dividedBy, type Exact, exact, plus, roundHalfUp, times } from '../numbers/exact.ts';
import { formatNumber } from '../numbers/format-number.ts';
import { HAIR_LENGTHS, type HairLength } from './values.ts';

export const LENGTH_UNITS = ['in', 'cm'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];
export const WEIGHT_UNITS = ['g', 'oz'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

export const MM_PER_INCH = exact(25.4);
const GRAMS_PER_OUNCE = exact(28.349523125);

/** Lengths of hair are kept in half inches, the girth of a ponytail in quarters. */
export const LENGTH_STEP = 0.5;
export const CIRCUMFERENCE_STEP = 0.25;

/** The nearest step in inches: half inches for a length, quarters for a circumference. */
export const toStep = (inches: number, step: number): number => roundHalfUp(exact(inches), exact(step));

export const inchesToMm = (inches: number): number => roundHalfUp(times(exact(inches), MM_PER_INCH));

/** Whole millimetres are finer than the steps, so the inches somebody entered come back as they were. */
export const mmToInches = (mm: number, step: number = LENGTH_STEP): number =>
  roundHalfUp(dividedBy(exact(mm), MM_PER_INCH), exact(step));

/** The category of a length: L<5, 5≤L<10, … 25≤L<30, L≥30. */
export function toLengthBand(inches: number): HairLength {
  const band = Math.min(Math.floor(inches / 5), HAIR_LENGTHS.length - 1);
  return HAIR_LENGTHS[Math.max(band, 0)] ?? 'under-5-inches';
}

/** Where a band begins and ends, in inches; the last has no end. */
export function bandLimits(band: HairLength): { from: number; below: number | null } {
  const place = HAIR_LENGTHS.indexOf(band);
  return { from: place * 5, below: place === HAIR_LENGTHS.length - 1 ? null : place * 5 + 5 };
}

/** Layered hair counts with the mean of its longest and its shortest. */
export const meanLength = (longest: number, shortest: number | null): Exact =>
  shortest === null ? exact(longest) : dividedBy(plus(exact(longest), exact(shortest)), exact(2));

/** The same of what is stored. */
export const meanMm = (longest: number, shortest: number | null): number =>
  Math.round((longest + (shortest ?? longest)) / 2);

/** Weight of a ponytail nobody has weighed: 0.6 × length × circumference², both in inches. */
export function estimateGrams(longest: number, shortest: number | null, circumference: number): number {
  const girth = exact(circumference);
  return roundHalfUp(times(exact(0.6), meanLength(longest, shortest), girth, girth));
}

/** '28 in' or '71 cm'; small ones, like a circumference, to the millimetre. */
export function formatLength(mm: number, unit: LengthUnit): string {
  if (unit === 'in') return `${mmToInches(mm, mm < 254 ? CIRCUMFERENCE_STEP : LENGTH_STEP)} in`;
  return `${roundHalfUp(exact(mm / 10), exact(mm < 254 ? 0.1 : 1))} cm`;
}

/** '160 g' or '5.6 oz'. */
export function formatWeight(grams: number, unit: WeightUnit): string {
  if (unit === 'g') return `${formatNumber(grams)} g`;
  return `${roundHalfUp(dividedBy(exact(grams), GRAMS_PER_OUNCE), exact(0.1))} oz`;
}
