import { compare, dividedBy, type Exact, exact, plus, times, toNumber } from '../numbers/exact.ts';
import { readNumber } from '../numbers/read-number.ts';
import { foldedText } from '../numbers/fold-digits.ts';
import { MM_PER_INCH } from './measure.ts';

/** Metres and kilograms have them. */
const FINEST_DECIMALS = 6;
const MAX_TYPED = exact(100_000);

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
