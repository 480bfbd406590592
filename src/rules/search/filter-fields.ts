import type { AdSearch } from './ad-search.ts';

/** Groups of a search that have values to choose from, each with a count beside it. */
export const VALUE_GROUPS = [
  'length',
  'colour',
  'ethnicity',
  'texture',
  'treatment',
  'cutState',
  'country',
  'measured',
  'offers',
] as const;
export type ValueGroup = (typeof VALUE_GROUPS)[number];

/** Everything that narrows a search, as a person would take it away again: one chip, one group. */
export const FILTER_GROUPS = [
  ...VALUE_GROUPS,
  'lengthRange',
  'weight',
  'price',
  'pricePerGram',
  'q',
] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** The fields of the search that belong to each group. */
const FIELDS: Record<FilterGroup, readonly (keyof AdSearch)[]> = {
  length: ['length'],
  colour: ['colour'],
  ethnicity: ['ethnicity'],
  texture: ['texture'],
  treatment: ['treatment'],
  cutState: ['cutState'],
  country: ['country'],
  measured: ['measured'],
  offers: ['offers'],
  lengthRange: ['minLength', 'maxLength'],
  weight: ['minWeight', 'maxWeight'],
  price: ['minPrice', 'maxPrice'],
  pricePerGram: ['minPricePerGram', 'maxPricePerGram'],
  q: ['q'],
};

/** The groups by which this search is narrowed. */
export const activeGroups = (search: AdSearch): FilterGroup[] =>
  FILTER_GROUPS.filter((group) => FIELDS[group].some((field) => isSaid(search[field])));

/** The search without one of its groups, from its beginning. */
export function withoutGroup(search: AdSearch, group: FilterGroup): AdSearch {
  const gone = new Set<keyof AdSearch>([...FIELDS[group], 'after']);
  const kept = Object.entries(search).map(([name, value]) =>
    gone.has(name as keyof AdSearch) ? [name, toEmptyValue(value)] : [name, value],
  );
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined)) as AdSearch;
}

function toEmptyValue(value: unknown) {
  if (Array.isArray(value)) return [];
  return typeof value === 'boolean' ? false : undefined;
}

const isSaid = (value: unknown) =>
  value !== undefined && value !== false && (!Array.isArray(value) || value.length > 0);
