import type { z } from 'zod';
import { STAFF_TABLE_SCHEMAS } from '#rules/staff/table-schema.ts';
import type { StaffTableName } from '#rules/staff/table-words.ts';

export type TableQuery<Name extends StaffTableName> = z.output<(typeof STAFF_TABLE_SCHEMAS)[Name]>;

/** What the address asks of a table. What is wrong in it counts as not said: an old link still opens. */
export function readTable<Name extends StaffTableName>(name: Name, url: URL): TableQuery<Name> {
  const schema = STAFF_TABLE_SCHEMAS[name];
  const asked = Object.fromEntries(
    [...url.searchParams].filter(([key, value]) => key in schema.shape && value !== ''),
  );
  const parsed = schema.safeParse(asked);
  if (parsed.success) return parsed.data as TableQuery<Name>;
  for (const { path } of parsed.error.issues) delete asked[String(path[0])];
  return schema.parse(asked) as TableQuery<Name>;
}
