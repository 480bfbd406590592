import type { HairCategory } from '#rules/hair/hair-words.ts';
import { isInCurrency } from '#rules/search/filters.ts';
import { AdSearch } from '#rules/search/search-schema.ts';
import { settleSearch } from '#rules/search/search-words.ts';
import { LIST_FLAGS, LIST_GROUPS, LIST_RANGES, type Listing } from './listing.ts';

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

/** Amounts stay as they were typed, so that they come back to the form unchanged. */
function writeQuery(search: AdSearch, asked: URLSearchParams): string {
  const query = new URLSearchParams();
  if (search.q !== undefined) query.set('q', search.q);
  if (search.words) query.set('words', '1');
  for (const group of LIST_GROUPS) for (const value of search[group]) query.append(group, value);
  for (const name of LIST_RANGES.flatMap(({ least, most }) => [least, most]))
    if (search[name] !== undefined) query.set(name, asked.getAll(name).at(-1) ?? '');
  if (search.currency !== undefined && hasAmount(search)) query.set('currency', search.currency);
  for (const flag of LIST_FLAGS) if (search[flag]) query.set(flag, '1');
  if (search.sort !== 'newest') query.set('sort', search.sort);
  return query.toString();
}

const hasAmount = (search: AdSearch) =>
  LIST_RANGES.filter(isInCurrency).some(
    ({ least, most }) => search[least] !== undefined || search[most] !== undefined,
  );
