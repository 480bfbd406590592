import { z } from 'zod';
import type { AdField, FieldTable } from '../ads/fields/field.ts';
import { AD_FIELDS } from '../ads/fields.ts';
import { COUNTRIES } from '../countries/countries.ts';
import { inchesToMm } from '../hair/measure.ts';
import { parseInches, wholeGrams } from '../hair/read-measure.ts';
import { CURRENCIES, PRICE_LIMITS } from '../money/money.ts';
import { parseMoney } from '../money/read-money.ts';
import { readUnitNumber } from '../numbers/read-unit-number.ts';
import { asWritten } from '../text/plain-text.ts';
import { type FilterField, listFilters } from './filters.ts';
import { AD_SORTS, type AdSearch as Search, ANY_AD } from './search-words.ts';

/** Where it is, whether it comes to one, and what is only yes or no stand behind the currency. */
const isAtTheEnd = ({ field, filter }: FilterField): boolean =>
  field.kind === 'country' || filter.by === 'flag' || filter.by === 'reach';

type SearchShape = { [Name in keyof Search]-?: SearchPart<Search, Name> };
type SearchPart<S, Name extends keyof S> = undefined extends S[Name]
  ? z.ZodOptional<z.ZodType<NonNullable<S[Name]>>>
  : z.ZodDefault<z.ZodType<S[Name]>>;

/**
 * What somebody looks for, as it stands in the URL. Several values of a group widen it, several groups narrow it.
 * An address may be typed, cut short or years old: what makes no sense is dropped and never an error.
 * Prices are in whole units of `currency`, as people say them; they come out in minor units.
 */
export const AdSearch = z.object({
  q: read(words),
  words: read(yes),
  ...toSearchShape(AD_FIELDS, (each) => !isAtTheEnd(each)),
  currency: read(readListed(CURRENCIES)),
  ...toSearchShape(AD_FIELDS, isAtTheEnd),
  sold: read(yes),
  sort: read((value) => readListed(AD_SORTS)(value) ?? 'newest'),
  after: read(cursor),
  limit: read(limit),
} as unknown as SearchShape);
export type AdSearch = Search;

/** What an address may say of the fields of a table. */
export function toSearchShape(
  table: FieldTable,
  isWanted: (each: FilterField) => boolean = () => true,
): Record<string, z.ZodType> {
  const parts = listFilters(table)
    .filter(isWanted)
    .flatMap(({ field, filter }): [string, z.ZodType][] => {
      if (filter.by === 'flag') return [[filter.group, read(yes)]];
      if (filter.by === 'reach') return [[filter.group, read(readListed(COUNTRIES))]];
      if (filter.by === 'values') return [[filter.group, several(toValues(field))]];
      return filter.ends.map((end) => [end, read((text) => readAmount({ field, filter }, text))]);
    });
  return Object.fromEntries(parts);
}

function toValues(field: AdField): readonly string[] {
  return field.kind === 'choice' || field.kind === 'list' ? field.of : COUNTRIES;
}

/** An end of a range, in the unit that is stored; what is no such amount, or larger than any, is undefined. */
function readAmount({ field, filter }: Pick<FilterField, 'field' | 'filter'>, text = ''): number | undefined {
  const amount = AMOUNT_READERS[field.kind]?.(text, field);
  const most = (filter.by === 'range' ? filter.most : undefined) ?? toLargest(field);
  return amount === undefined || amount > most ? undefined : amount;
}

const AMOUNT_READERS: Partial<Record<AdField['kind'], (text: string, field: AdField) => number | undefined>> =
  {
    size: (text) => {
      const inches = parseInches(text);
      return inches === undefined ? undefined : inchesToMm(inches);
    },
    weight: wholeGrams,
    number: (text, field) => (field.kind === 'number' ? readUnitNumber(text, field.unit) : undefined),
    money: parseMoney,
    ratio: parseMoney,
  };

function toLargest(field: AdField): number {
  if (field.kind === 'size') return inchesToMm(field.max);
  return field.kind === 'weight' || field.kind === 'number' ? field.max : PRICE_LIMITS.INR.max;
}

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
  const count = /^\d{1,3}$/.test(value) ? Number(value) : ANY_AD.limit;
  return count >= 1 && count <= 100 ? count : ANY_AD.limit;
}
