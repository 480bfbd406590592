import type { FilterRange } from '../filters.ts';
import type { AdSearch } from '../search-words.ts';
import { RANGE_BY_UNIT } from './unit-words.ts';
import { inchesToMm } from '../../hair/measure.ts';
import { parseGrams } from '../../hair/read-measure.ts';
import { toLengthBand } from '../../hair/measure.ts';
import { type Currency, MINOR_UNITS, PRICE_LIMITS } from '../../money/money.ts';

type Parts = Record<
  'cmp' | 'sign' | 'unit1' | 'more' | 'high' | 'unit2' | 'tail' | 'pergram',
  string | undefined
> & {
  low: string;
};

const LONGEST_INCHES = 80;
const HEAVIEST_GRAMS = 5000;
/** A weight said plainly means about so much: hanks are never of one weight. */
const ABOUT = 0.2;

const INCHES_IN: Record<string, number> = units([
  [1, '" in ins inch inches inchs inche inces ich'],
  [1 / 2.54, 'cm cms centimetre centimetres centimeter centimeters'],
  [1 / 25.4, 'mm millimetres millimeters'],
  [12, "' ft foot feet"],
  [1000 / 25.4, 'metre metres meter meters'],
]);
const GRAM_UNITS = new Set(
  'g gr gm gms gram grams gramme grammes gramm kg kgs kilo kilos oz ounce ounces'.split(' '),
);
const CURRENCY_BY_WORD: Record<string, Currency> = {
  '£': 'GBP',
  $: 'USD',
  '€': 'EUR',
  '₹': 'INR',
  ...words('GBP', 'gbp pound pounds quid sterling'),
  ...words('USD', 'usd dollar dollars bucks'),
  ...words('EUR', 'eur euro euros'),
  ...words('INR', 'inr rs rupee rupees'),
};

const NUMBER = String.raw`\d{1,7}(?:\.\d{1,3})?(?!\d)`;
const UNIT = `["'£$€₹]|(?:${[
  ...Object.keys(INCHES_IN),
  ...GRAM_UNITS,
  ...Object.keys(CURRENCY_BY_WORD),
  ...RANGE_BY_UNIT.keys(),
]
  .filter((unit) => /^[a-z]/.test(unit))
  .join('|')})(?![a-z])`;

/** One amount in a sentence: '28 inch', 'under £400', '100-150 g', 'between 2 and 3 € pergram'. */
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.])(?:(?<cmp>under|over|between|about) *)?(?<sign>[£$€₹])? ?(?<low>${NUMBER}) ?(?<more>\+)? ?(?<unit1>${UNIT})?` +
    String.raw`(?: ?(?:-|to|and) ?[£$€₹]? ?(?<high>${NUMBER}) ?(?<unit2>${UNIT})?)?` +
    String.raw` *(?<tail>\+|orless)? *(?<pergram>pergram)?(?![\p{L}\d])`,
  'gu',
);
const FEET_AND_INCHES = /(?<!\d)(\d) ?(?:'|ft|feet|foot) ?(\d{1,2}) ?(?:"|in\b|inch\b|inches\b)?/g;

/** Takes the amounts out of a tidied sentence and tells what they say; what makes no sense stays in it. */
export function readAmounts(sentence: string): { facts: Partial<AdSearch>; rest: string } {
  const facts: Partial<AdSearch> = {};
  const inInches = sentence.replaceAll(
    FEET_AND_INCHES,
    (_text, feet: string, inches: string) => `${Number(feet) * 12 + Number(inches)}"`,
  );
  const rest = inInches.replaceAll(AMOUNT, (...match) => {
    const found = toAmountFacts(match.at(-1) as Parts);
    Object.assign(facts, found);
    return found ? ' ' : match[0];
  });
  return { facts, rest };
}

function toAmountFacts(parts: Parts): Partial<AdSearch> | undefined {
  const unit = parts.unit2 ?? parts.unit1;
  const [low, high] = inOrder(parts);
  const sign = parts.sign ?? unit;
  const currency = sign === undefined ? undefined : CURRENCY_BY_WORD[sign];
  if (parts.pergram !== undefined)
    return moneyFacts('PricePerGram', bounds(parts, low, high, 'max'), currency);
  if (currency !== undefined) return moneyFacts('Price', bounds(parts, low, high, 'max'), currency);
  if (unit !== undefined && unit in INCHES_IN) return lengthFacts(parts, low, high, INCHES_IN[unit] ?? 1);
  if (unit !== undefined && GRAM_UNITS.has(unit)) return weightFacts(parts, low, high, unit);
  const range = RANGE_BY_UNIT.get(unit ?? '');
  return range ? rangeFacts(range, bounds(parts, low, high, 'both')) : bareFacts(parts, low, high);
}

/** Without a unit: what follows 'under' and 'over' is a price, two numbers of a ruler are a length. */
function bareFacts(parts: Parts, low: number, high: number | undefined): Partial<AdSearch> | undefined {
  const looksLikeInches = low >= 8 && (high ?? low) <= 40;
  if (parts.cmp === 'under' || parts.cmp === 'over' || (parts.cmp === 'between' && !looksLikeInches))
    return moneyFacts('Price', bounds(parts, low, high, 'max'), undefined);
  if (looksLikeInches) return lengthFacts(parts, low, high, 1);
  return high !== undefined && low >= 50 ? moneyFacts('Price', [low, high], undefined) : undefined;
}

type Bounds = [least: number | undefined, most: number | undefined];

function bounds(parts: Parts, low: number, high: number | undefined, alone: 'max' | 'both'): Bounds {
  if (high !== undefined) return [low, high];
  if (parts.cmp === 'over' || parts.more === '+' || parts.tail === '+') return [low, undefined];
  if (parts.cmp === 'under' || parts.tail === 'orless' || alone === 'max') return [undefined, low];
  return [low, low];
}

function lengthFacts(parts: Parts, low: number, high: number | undefined, factor: number) {
  const [least, most] = bounds(parts, low, high, 'both');
  if (Math.max(least ?? 0, most ?? 0) * factor > LONGEST_INCHES || (most ?? least ?? 0) <= 0)
    return undefined;
  if (least === most) return { length: [toLengthBand(round(low * factor))] };
  return {
    ...(least !== undefined && { minLength: inchesToMm(round(least * factor)) }),
    ...(most !== undefined && { maxLength: inchesToMm(round(most * factor)) }),
  };
}

function weightFacts(parts: Parts, low: number, high: number | undefined, unit: string) {
  const grams = (amount: number | undefined) =>
    amount === undefined ? undefined : parseGrams(`${amount} ${unit}`);
  const [least, most] = bounds(parts, low, high, 'both').map(grams) as Bounds;
  if (Math.max(least ?? 0, most ?? 0) > HEAVIEST_GRAMS || (most ?? least ?? 0) <= 0) return undefined;
  const spread = least === most ? ABOUT : 0;
  return {
    ...(least !== undefined && { minWeight: Math.round(least * (1 - spread)) }),
    ...(most !== undefined && { maxWeight: Math.round(most * (1 + spread)) }),
  };
}

/** An amount with a unit of its own, as it was said. */
function rangeFacts({ least, most, field, filter }: FilterRange, [low, high]: Bounds) {
  const largest = filter.most ?? ('max' in field ? field.max : Infinity);
  if (Math.max(low ?? 0, high ?? 0) > largest || (high ?? low ?? 0) <= 0) return undefined;
  return { ...(low !== undefined && { [least]: low }), ...(high !== undefined && { [most]: high }) };
}

function moneyFacts(of: 'Price' | 'PricePerGram', [least, most]: Bounds, currency: Currency | undefined) {
  const minor = (amount: number) => Math.round(amount * MINOR_UNITS);
  if (Math.max(least ?? 0, most ?? 0) * MINOR_UNITS > PRICE_LIMITS.INR.max) return undefined;
  return {
    ...(least !== undefined && { [`min${of}`]: minor(least) }),
    ...(most !== undefined && { [`max${of}`]: minor(most) }),
    ...(currency !== undefined && { currency }),
  };
}

function inOrder({ low, high }: Parts): [number, number | undefined] {
  const [a, b] = [Number(low), high === undefined ? undefined : Number(high)];
  return b !== undefined && b < a ? [b, a] : [a, b];
}

const round = (inches: number) => Math.round(inches * 1000) / 1000;

function units(rows: [factor: number, names: string][]): Record<string, number> {
  return Object.fromEntries(
    rows.flatMap(([factor, names]) => names.split(' ').map((name) => [name, factor])),
  );
}

function words(currency: Currency, names: string): Record<string, Currency> {
  return Object.fromEntries(names.split(' ').map((name) => [name, currency]));
}
