import { AD_FIELDS } from '#rules/ads/fields.ts';
import type { HairCategory } from '#rules/hair/hair-words.ts';
import type { Currency } from '#rules/money/money.ts';
import { ANYWHERE } from '#rules/preferences/preferences.ts';
import { type FilterRange, FLAG_GROUPS, listRanges, VALUES_GROUPS } from '#rules/search/filters.ts';

export type Destination = { country: string; name: string };

/** A list as its address asks for it. `query` says all of it, in one order and without what makes no sense. */
export type Listing = {
  path: string;
  query: string;
  /** The amounts of the query as they were read, in the units that are stored. */
  amounts: Readonly<Partial<Record<FilterRange['least'], number>>>;
  /** What the countries are called that it was narrowed to, or may be. */
  countries: Readonly<Record<string, string>>;
  /** What its amounts of money are in, where the address says so. */
  currency?: Currency | undefined;
  /** Where what it holds can be sent; it may be the reader's usual country, which the query does not name. */
  to?: Destination | undefined;
  /** The country that counts where the address names none. */
  home: Destination | null;
  isLaterPage: boolean;
  category?: HairCategory | undefined;
};

export const LIST_GROUPS = VALUES_GROUPS;
export const LIST_FLAGS = [...FLAG_GROUPS, 'sold'] as const;
export const LIST_RANGES = listRanges(AD_FIELDS);
export const RANGE_ENDS = LIST_RANGES.flatMap(({ least, most }) => [least, most]);

/** The query for hair that comes to a country, or from wherever it is: what is usual is left out. */
export function withDestination(query: string, to: string | undefined, home: Destination | null): string {
  const changed = new URLSearchParams(query);
  changed.delete('to');
  if (to !== home?.country) changed.set('to', to ?? ANYWHERE);
  return changed.toString();
}

/** The country that a query wants hair to come to; undefined for none in particular. */
export function findDestination(query: URLSearchParams, home: Destination | null): string | undefined {
  const asked = query.getAll('to').at(-1) ?? home?.country;
  return asked === ANYWHERE ? undefined : asked;
}

/** How many ads a reader saw on the pages before, as the link here says; only for what the page tells. */
export function seenBefore(asked: URLSearchParams): number {
  const seen = asked.get('seen') ?? '';
  return asked.has('after') && /^\d{1,7}$/.test(seen) ? Number(seen) : 0;
}

/** The list from its start, changed: without a filter, or at another page. */
export function toListAddress(
  { path }: Pick<Listing, 'path'>,
  query: string,
  after?: string,
  seen?: number,
): string {
  const full = new URLSearchParams(query);
  if (after !== undefined) full.set('after', after);
  if (seen !== undefined) full.set('seen', String(seen));
  return full.size > 0 ? `${path}?${full}` : path;
}

/** The same list among all ads: a category counts as one of its filters. */
export function toSearchQuery({
  query,
  category,
  to,
}: Pick<Listing, 'query' | 'category' | 'to'>): URLSearchParams {
  const search = new URLSearchParams(query);
  search.delete('to');
  if (to) search.set('to', to.country);
  if (category) search.append(category.group, category.value);
  return search;
}
