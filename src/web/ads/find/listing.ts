import { AdSearch, settleSearch } from '#rules/search/ad-search.ts';
import type { HairCategory } from '#rules/hair/hair-words.ts';

/** A list as its address asks for it. `query` says the same in one order and without what makes no sense. */
export type Listing = { path: string; search: AdSearch; query: string; category?: HairCategory | undefined };

export const LIST_GROUPS = [
  'length',
  'colour',
  'ethnicity',
  'texture',
  'treatment',
  'cutState',
  'country',
] as const;
export const LIST_FLAGS = ['measured', 'offers', 'sold'] as const;
export const LIST_RANGES = [
  ['minLength', 'maxLength'],
  ['minWeight', 'maxWeight'],
  ['minPrice', 'maxPrice'],
  ['minPricePerGram', 'maxPricePerGram'],
] as const;

/** Reads an address. On a category page the path has fixed one group, whatever the query says of it. */
export function readListing(path: string, asked: URLSearchParams, category?: HairCategory): Listing {
  const given = [...new Set(asked.keys())].map((name) => [name, asked.getAll(name)]);
  const search = settleSearch(AdSearch.parse(Object.fromEntries(given)));
  if (!category) return { path, search, query: writeQuery(search, asked) };
  return {
    path,
    category,
    search: { ...search, [category.group]: [category.value] },
    query: writeQuery({ ...search, [category.group]: [] }, asked),
  };
}

/** The start of a list without words, which most people see: its address says all of it. */
export const isFirstPage = ({ search }: Listing): boolean =>
  search.q === undefined && search.after === undefined;

/** How many ads a reader saw on the pages before, as the link here says; only for what the page tells. */
export function seenBefore(asked: URLSearchParams): number {
  const seen = asked.get('seen') ?? '';
  return asked.has('after') && /^\d{1,7}$/.test(seen) ? Number(seen) : 0;
}

/** The list from its start, changed: without a filter, or at another page. */
export function toListAddress({ path }: Listing, query: string, after?: string, seen?: number): string {
  const full = new URLSearchParams(query);
  if (after !== undefined) full.set('after', after);
  if (seen !== undefined) full.set('seen', String(seen));
  return full.size > 0 ? `${path}?${full}` : path;
}

/** Amounts stay as they were typed, so that they come back to the form unchanged. */
function writeQuery(search: AdSearch, asked: URLSearchParams): string {
  const query = new URLSearchParams();
  if (search.q !== undefined) query.set('q', search.q);
  if (search.words) query.set('words', '1');
  for (const group of LIST_GROUPS) for (const value of search[group]) query.append(group, value);
  for (const name of LIST_RANGES.flat())
    if (search[name] !== undefined) query.set(name, asked.getAll(name).at(-1) ?? '');
  if (search.currency !== undefined && hasAmount(search)) query.set('currency', search.currency);
  for (const flag of LIST_FLAGS) if (search[flag]) query.set(flag, '1');
  if (search.sort !== 'newest') query.set('sort', search.sort);
  return query.toString();
}

const hasAmount = (search: AdSearch) =>
  LIST_RANGES.slice(2)
    .flat()
    .some((name) => search[name] !== undefined);
