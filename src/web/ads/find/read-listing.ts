import { countryName } from '#rules/countries/country-names.ts';
import type { HairCategory } from '#rules/hair/hair-words.ts';
import { isInCurrency } from '#rules/search/filters.ts';
import { AdSearch } from '#rules/search/search-schema.ts';
import { settleSearch } from '#rules/search/search-words.ts';
import {
  type Destination,
  LIST_FLAGS,
  LIST_GROUPS,
  LIST_RANGES,
  type Listing,
  RANGE_ENDS,
  withDestination,
} from './listing.ts';

/** A list and the search that finds it, which its page need not be told a second time. */
export type AskedListing = { listing: Listing; search: AdSearch };

/** What an address does not say itself: the group that a category page has fixed, and the reader's usual country. */
type Surroundings = { category?: HairCategory | undefined; home?: Destination | null };

/** Reads an address. On a category page the path has fixed one group, whatever the query says of it. */
export function readListing(
  path: string,
  asked: URLSearchParams,
  { category, home = null }: Surroundings = {},
): AskedListing {
  const given = [...new Set(asked.keys())].map((name) => [name, asked.getAll(name)]);
  const read = settleSearch(AdSearch.parse(Object.fromEntries(given)));
  if (home !== null && !asked.has('to')) read.to = home.country;
  const open = category ? { ...read, [category.group]: [] } : read;
  const search = category ? { ...read, [category.group]: [category.value] } : read;
  return {
    search,
    listing: {
      path,
      query: withDestination(writeQuery(open, asked), read.to, home),
      amounts: Object.fromEntries(
        RANGE_ENDS.flatMap((end) => (read[end] === undefined ? [] : [[end, read[end]]])),
      ),
      countries: nameCountries(open.country),
      home,
      ...(read.to && { to: toDestination(read.to) }),
      isLaterPage: read.after !== undefined,
      ...(read.currency && { currency: read.currency }),
      ...(category && { category }),
    },
  };
}

export const toDestination = (country: string): Destination => ({ country, name: countryName(country) });

export const nameCountries = (codes: readonly string[]): Record<string, string> =>
  Object.fromEntries(codes.map((code) => [code, countryName(code)]));

/** Amounts stay as they were typed, so that they come back to the form unchanged. */
function writeQuery(search: AdSearch, asked: URLSearchParams): string {
  const query = new URLSearchParams();
  if (search.q !== undefined) query.set('q', search.q);
  if (search.words) query.set('words', '1');
  for (const group of LIST_GROUPS) for (const value of search[group]) query.append(group, value);
  for (const name of RANGE_ENDS)
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
