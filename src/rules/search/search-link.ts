import { ANY_AD, type AdSearch } from './ad-search.ts';
import { MINOR_UNITS } from '../money.ts';

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

const LENGTHS = new Set<keyof AdSearch>(['minLength', 'maxLength']);
const PRICES = new Set<keyof AdSearch>(['minPrice', 'maxPrice', 'minPricePerGram', 'maxPricePerGram']);
