import { AD_FIELDS } from '../ads/fields.ts';
import { MINOR_UNITS } from '../money/money.ts';
import { isInCurrency, listRanges } from './filters.ts';
import { ANY_AD, type AdSearch } from './search-words.ts';

/** The search as the end of a URL, '?colour=black&sort=price' or nothing: what is usual is left out. */
export function searchLink(search: AdSearch): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search) as [keyof AdSearch, AdSearch[keyof AdSearch]][]) {
    if (Array.isArray(value)) for (const each of value) params.append(name, each);
    else if (value !== undefined && value !== ANY_AD[name]) params.set(name, inUrl(name, value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

function inUrl(name: keyof AdSearch, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number' && LENGTHS.has(name)) return `${value}mm`;
  return typeof value === 'number' && PRICES.has(name) ? String(value / MINOR_UNITS) : String(value);
}

const RANGES = listRanges(AD_FIELDS);
const LENGTHS = toNames(RANGES.filter(({ field }) => field.kind === 'size'));
const PRICES = toNames(RANGES.filter(isInCurrency));

function toNames(ranges: typeof RANGES): ReadonlySet<keyof AdSearch> {
  return new Set(ranges.flatMap(({ least, most }) => [least, most]));
}
