import type { BrowseWanted } from '#rules/wanted/wanted-schema.ts';

export const WANTED_PATH = '/wanted';

/** What narrows the list, by its names in the address. */
export const WANTED_GROUPS = ['colour', 'texture', 'ethnicity', 'treatment'] as const;
export type WantedGroup = (typeof WANTED_GROUPS)[number];

/** All that an address may say of the list. */
export const WANTED_PARTS = [...WANTED_GROUPS, 'length', 'country', 'order', 'after'] as const;

/**
 * A list as its address says it: in one order, and without what makes no sense or is usual. A length stays as it was
 * typed, wrong or not: its box must show what its sentence is about.
 */
export function writeWantedQuery(asked: BrowseWanted, address: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const group of WANTED_GROUPS) for (const value of asked[group]) query.append(group, value);
  const length = readTypedLength(address);
  if (length !== '') query.set('length', length);
  if (asked.country !== undefined) query.set('country', asked.country);
  if (asked.order !== 'newest') query.set('order', asked.order);
  return query.toString();
}

/** No longer than its box lets anybody type. */
const LENGTH_LETTERS = 20;

export const readTypedLength = (address: URLSearchParams): string =>
  (address.getAll('length').at(-1) ?? '').trim().slice(0, LENGTH_LETTERS);

export function toWantedPath(query: string, after?: string): string {
  const full = new URLSearchParams(query);
  if (after !== undefined) full.set('after', after);
  return full.size > 0 ? `${WANTED_PATH}?${full}` : WANTED_PATH;
}
