import type { z } from 'zod';
import { type Filter, STAFF_TABLES, type StaffTableName } from '#rules/staff/staff-tables.ts';

export type TableQuery<Name extends StaffTableName> = z.output<(typeof STAFF_TABLES)[Name]['schema']>;

/** What the address asks of a table. What is wrong in it counts as not said: an old link still opens. */
export function readTable<Name extends StaffTableName>(name: Name, url: URL): TableQuery<Name> {
  const { schema } = STAFF_TABLES[name];
  const asked = Object.fromEntries(
    [...url.searchParams].filter(([key, value]) => key in schema.shape && value !== ''),
  );
  const parsed = schema.safeParse(asked);
  if (parsed.success) return parsed.data as TableQuery<Name>;
  for (const { path } of parsed.error.issues) delete asked[String(path[0])];
  return schema.parse(asked) as TableQuery<Name>;
}

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
  Object.entries(STAFF_TABLES[name].filters);
