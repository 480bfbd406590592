import { type Filter, STAFF_TABLE_WORDS, type StaffTableName } from '#rules/staff/table-words.ts';

/** The same table with something changed; a change begins again at the first page. */
export function tableAddress(search: string, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(search);
  params.delete('after');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return `?${params}`;
}

export const listFilters = (name: StaffTableName): [string, Filter][] =>
  Object.entries(STAFF_TABLE_WORDS[name].filters);
