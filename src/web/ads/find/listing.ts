import { AD_FIELDS } from '#rules/ads/fields.ts';
import type { HairCategory } from '#rules/hair/hair-words.ts';
import { FLAG_GROUPS, listRanges, VALUES_GROUPS } from '#rules/search/filters.ts';
import type { AdSearch } from '#rules/search/search-words.ts';

/** A list as its address asks for it. `query` says the same in one order and without what makes no sense. */
export type Listing = { path: string; search: AdSearch; query: string; category?: HairCategory | undefined };

export const LIST_GROUPS = VALUES_GROUPS;
export const LIST_FLAGS = [...FLAG_GROUPS, 'sold'] as const;
export const LIST_RANGES = listRanges(AD_FIELDS);

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
