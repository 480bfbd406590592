import { isSaid } from '../ads/fields/field.ts';
import { AD_FIELDS } from '../ads/fields.ts';
import { FILTER_GROUPS, type FilterGroup, listFilters } from './filters.ts';
import type { AdSearch } from './search-words.ts';

/** The fields of the search that belong to each group. */
const FIELDS = Object.fromEntries([
  ['q', ['q']],
  ...listFilters(AD_FIELDS).map(({ filter }) => [
    filter.group,
    filter.by === 'range' ? filter.ends : [filter.group],
  ]),
]) as Record<FilterGroup, readonly (keyof AdSearch)[]>;

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
