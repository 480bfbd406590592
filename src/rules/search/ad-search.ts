import { z } from 'zod';
import { COUNTRIES } from '../countries/countries.ts';
import {
  CUT_STATES,
  HAIR_COLOURS,
  HAIR_ETHNICITIES,
  HAIR_LENGTHS,
  TEXTURES,
  TREATMENTS,
} from '../hair/values.ts';
import { inchesToMm, parseInches, wholeGrams } from '../hair/measure.ts';
import { CURRENCIES, parseMoney, PRICE_LIMITS } from '../money.ts';
import { asWritten } from '../text/plain-text.ts';

export const AD_SORTS = [
  'newest',
  'price',
  'price-down',
  'price-per-gram',
  'price-per-gram-down',
  'longest',
  'heaviest',
] as const;
export type AdSort = (typeof AD_SORTS)[number];

export const AD_SORT_LABELS: Record<AdSort, string> = {
  newest: 'Newest first',
  price: 'Price, lowest first',
  'price-down': 'Price, highest first',
  'price-per-gram': 'Price per gram, lowest first',
  'price-per-gram-down': 'Price per gram, highest first',
  longest: 'Longest first',
  heaviest: 'Heaviest first',
};

const ADS_PER_PAGE = 24;

/**
 * What somebody looks for, as it stands in the URL. Several values of a group widen it, several groups narrow it.
 * An address may be typed, cut short or years old: what makes no sense is dropped and never an error.
 * Prices are in whole units of `currency`, as people say them; they come out in minor units.
 */
export const AdSearch = z.object({
  q: read(words),
  /** Search the words of `q` as they stand, without reading facts out of them. */
  words: read(yes),
  length: several(HAIR_LENGTHS),
  minLength: read(lengthMm),
  maxLength: read(lengthMm),
  colour: several(HAIR_COLOURS),
  ethnicity: several(HAIR_ETHNICITIES),
  texture: several(TEXTURES),
  treatment: several(TREATMENTS),
  cutState: several(CUT_STATES),
  minWeight: read(grams),
  maxWeight: read(grams),
  minPrice: read(money),
  maxPrice: read(money),
  minPricePerGram: read(money),
  maxPricePerGram: read(money),
  currency: read(readListed(CURRENCIES)),
  country: several(COUNTRIES),
  measured: read(yes),
  offers: read(yes),
  sold: read(yes),
  sort: read((value) => readListed(AD_SORTS)(value) ?? 'newest'),
  after: read(cursor),
  limit: read(limit),
});
export type AdSearch = z.output<typeof AdSearch>;

/** A search for everything. */
export const ANY_AD: AdSearch = AdSearch.parse({});

/** Ranges that stand on their head mean nothing: both ends are dropped. */
export function settleSearch(search: AdSearch): AdSearch {
  const settled = { ...search };
  for (const [min, max] of RANGES) {
    const [low, high] = [search[min], search[max]];
    if (low === undefined || high === undefined || low <= high) continue;
    delete settled[min];
    delete settled[max];
  }
  return settled;
}

const RANGES = [
  ['minLength', 'maxLength'],
  ['minWeight', 'maxWeight'],
  ['minPrice', 'maxPrice'],
  ['minPricePerGram', 'maxPricePerGram'],
] as const;

/** One value of a query, where a name can stand several times; a missing one is undefined. */
function read<Value>(reader: (text: string | undefined) => Value) {
  return z.preprocess(takeLast, z.string().optional().transform(reader));
}

function several<const Values extends readonly string[]>(values: Values) {
  const listed = z.array(z.enum(values)).optional();
  return z.preprocess(
    (value) => valuesIn(value, values),
    listed.transform((list = []) => list),
  );
}

function valuesIn(value: unknown, values: readonly string[]): string[] {
  const wanted = new Set(splitList(value));
  return values.filter((each) => wanted.has(each));
}

/** Both `colour=red&colour=black` and `colour=red,black`; absurdly long lists are cut. */
function splitList(value: unknown): string[] {
  const list = Array.isArray(value) ? value.slice(0, 300) : [value];
  return list.flatMap((each) => (typeof each === 'string' ? each.slice(0, 2000).split(',') : []));
}

function takeLast(value: unknown): string | undefined {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  if (typeof last === 'number' || typeof last === 'boolean') return String(last);
  return typeof last === 'string' ? last : undefined;
}

function words(value = ''): string | undefined {
  if (!value.isWellFormed() || value.includes('\0')) return undefined;
  return asWritten(value).replaceAll(/\s+/g, ' ').trim().slice(0, 100).toWellFormed() || undefined;
}

function lengthMm(value = ''): number | undefined {
  const inches = parseInches(value);
  return inches === undefined || inches > 80 ? undefined : inchesToMm(inches);
}

function grams(value = ''): number | undefined {
  const weight = wholeGrams(value);
  return weight === undefined || weight > 5000 ? undefined : weight;
}

function money(value = ''): number | undefined {
  const amount = parseMoney(value);
  return amount === undefined || amount > PRICE_LIMITS.INR.max ? undefined : amount;
}

function readListed<Value extends string>(values: readonly Value[]) {
  return (value: string | undefined): Value | undefined => values.find((each) => each === value);
}

function yes(value = ''): boolean {
  return ['1', 'true', 'yes', 'on'].includes(value);
}

function cursor(value = ''): string | undefined {
  return /^[A-Za-z0-9_-]{1,400}$/.test(value) ? value : undefined;
}

function limit(value = ''): number {
  const count = /^\d{1,3}$/.test(value) ? Number(value) : ADS_PER_PAGE;
  return count >= 1 && count <= 100 ? count : ADS_PER_PAGE;
}
