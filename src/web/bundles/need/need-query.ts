/** What a need is made of in an address. */
export const NEED_FIELDS = [
  'grams',
  'length',
  'spread',
  'colour',
  'texture',
  'treatment',
  'ethnicity',
  'types',
  'cut',
  'measured',
  'tied',
  'to',
  'currency',
  'budget',
  'parcel',
  'order',
] as const;
export type NeedField = (typeof NEED_FIELDS)[number];

/** What is said in money, and how a form names the money and the sums that it showed. */
export const SUMS = ['parcel', 'budget'] as const;
export const SHOWN_SUMS = 'shown';

export const BUNDLES_PATH = '/bundles';

/** Both `colour=red&colour=black` and `colour=red,black`. */
export const listValues = (query: URLSearchParams, name: NeedField): string[] =>
  query.getAll(name).flatMap((value) => value.split(','));

/** Which set of the answer is open, what its reader made of it, and which of its places is to be swapped. */
export type OpenSet = { set: number; hanks?: readonly string[]; swap?: number };

export function toBundlesPath(need: string, { set, hanks, swap }: OpenSet = { set: 0 }): string {
  const query = new URLSearchParams(need);
  if (set > 0) query.set('set', String(set + 1));
  if (hanks) query.set('hanks', hanks.join(','));
  if (swap !== undefined) query.set('swap', String(swap + 1));
  return query.size > 0 ? `${BUNDLES_PATH}?${query}` : BUNDLES_PATH;
}

/** An address without what is open: the need as it was asked, so that opening another set asks nothing anew. */
export function withoutOpenSet(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['set', 'hanks', 'swap']) query.delete(name);
  return query.toString();
}

const MAX_HANKS = 6;

/** The same read from an address: whatever is no such number is the first, or none. */
export function readOpenSet(query: URLSearchParams): OpenSet {
  const hanks = query.get('hanks')?.split(',').slice(0, MAX_HANKS);
  const swap = readPlace(query.get('swap'));
  return {
    set: readPlace(query.get('set')) ?? 0,
    ...(hanks && { hanks }),
    ...(swap !== undefined && { swap }),
  };
}

const readPlace = (text: string | null): number | undefined =>
  text !== null && /^[1-6]$/.test(text) ? Number(text) - 1 : undefined;
