import {
  compare,
  dividedBy,
  type Exact,
  exact,
  plus,
  roundHalfUp,
  times,
  toNumber,
} from '../numbers/exact.ts';
import { formatNumber } from '../format-number.ts';
import { foldedText } from '../text/fold-digits.ts';
import { HAIR_LENGTHS, type HairLength } from './values.ts';
import { readNumber } from '../numbers/read-number.ts';

export const LENGTH_UNITS = ['in', 'cm'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];
export const WEIGHT_UNITS = ['g', 'oz'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

const MM_PER_INCH = exact(25.4);
const GRAMS_PER_OUNCE = exact(28.349523125);
/** Metres and kilograms have them. */
const FINEST_DECIMALS = 6;
const MAX_TYPED = exact(100_000);

/** Lengths of hair are kept in half inches, the girth of a ponytail in quarters. */
export const LENGTH_STEP = 0.5;
export const CIRCUMFERENCE_STEP = 0.25;

/** Inches of what people type: `28`, `28"`, `28½ in`, `2'4"`, `71cm`, `710mm`. Undefined if it is no length. */
export function parseInches(text: string): number | undefined {
  const tidy = tidyMeasure(text);
  const feet = /^(\d{1,2}) ?(?:'|ft|feet|foot) ?(?:(\d{1,2}(?:[.,]\d{1,2})?) ?(?:"|in|inch|inches)?)?$/.exec(
    tidy,
  );
  if (feet !== null) return Number(feet[1]) * 12 + Number((feet[2] ?? '0').replace(',', '.'));
  const found = /^([\d.,/ ]+?) ?("|''|[a-z]+\.?)?$/.exec(tidy);
  const mm = INCH_WORDS.test(found?.[2] ?? 'in') ? MM_PER_INCH : MM_PER_METRIC.get(found?.[2] ?? '');
  const amount = parseAmount(found?.[1] ?? '');
  if (mm === undefined || amount === undefined) return undefined;
  return toNumber(dividedBy(times(amount, mm), MM_PER_INCH));
}

/** Grams of what people type: `150`, `150 g`, `5.3 oz`, `0.15 kg`. Undefined if it is no weight. */
export function parseGrams(text: string): number | undefined {
  const found = /^([\d.,/ ]+?) ?([a-z]+\.?)?$/.exec(tidyMeasure(text));
  const grams = GRAMS_PER.get(found?.[2] ?? 'g');
  const amount = parseAmount(found?.[1] ?? '');
  if (grams === undefined || amount === undefined) return undefined;
  return toNumber(times(amount, grams));
}

/** Whole grams of the same. */
export function wholeGrams(text: string): number | undefined {
  const grams = parseGrams(text);
  return grams === undefined ? undefined : Math.round(grams);
}

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

const INCH_WORDS = /^(?:"|''|in\.?|ins|inch|inches)$/;
const MM_PER_METRIC = amounts([
  [1, 'mm millimetre millimetres millimeter millimeters'],
  [10, 'cm cm. cms centimetre centimetres centimeter centimeters'],
  [1000, 'm metre metres meter meters'],
]);
const GRAMS_PER = amounts([
  [1, 'g g. gr gm gms gram grams gramme grammes'],
  [1000, 'kg kgs kilo kilos'],
  [28.349523125, 'oz oz. ounce ounces'],
]);

function amounts(rows: [amount: number, words: string][]): Map<string, Exact> {
  return new Map(rows.flatMap(([amount, words]) => words.split(' ').map((word) => [word, exact(amount)])));
}

/** One spelling for quotes, fractions, digits and spaces. */
function tidyMeasure(text: string): string {
  const plain = text.slice(0, 40).replaceAll('½', ' 1/2').replaceAll('¼', ' 1/4').replaceAll('¾', ' 3/4');
  return foldedText(plain)
    .toLowerCase()
    .replaceAll(/[“”″]|''|′′/g, '"')
    .replaceAll(/[‘’′]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** '28', '28.5', '28,5', '1/2' or '28 1/2'. */
function parseAmount(text: string): Exact | undefined {
  const decimal = readNumber(text, FINEST_DECIMALS);
  if (decimal !== undefined) return compare(decimal, MAX_TYPED) < 0 ? decimal : undefined;
  const vulgar = /^(?:(\d{1,3}) )?([1-9])\/([248])$/.exec(text);
  if (vulgar === null) return undefined;
  return plus(exact(Number(vulgar[1] ?? 0)), dividedBy(exact(Number(vulgar[2])), exact(Number(vulgar[3]))));
}
