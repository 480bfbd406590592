import { type RawBuilder, sql } from 'kysely';
import { PERSONAL_DATA } from '#rules/personal-data/every-table.ts';
import type { Path } from '#rules/personal-data/column-words.ts';

/** Somebody as rows know them. */
export type Person = { id: string; email: string };

/** The rows that refer to this person in this way. */
export function whoseRows(path: Path, person: Person): RawBuilder<boolean> {
  const column = sql.ref(path.column);
  const unless = 'unless' in path && path.unless ? sql` and ${sql.ref(path.unless)} is null` : sql``;
  switch (path.by) {
    case 'account':
      return sql`(${column} = ${person.id}${unless})`;
    case 'address':
      return sql`(${column} = ${person.email}${unless})`;
    case 'name':
      return sql`${column} = ${person.id}::text`;
    case 'key':
      return sql`position(${person.id}::text in ${column}) > 0`;
    case 'mention':
      return sql`(position(${person.id}::text in ${column}::text) > 0 or ${column}::text ~* ${wholeAddress(person.email)})`;
    case 'parent': {
      const { parent, through } = path;
      const ways = (PERSONAL_DATA[parent]?.rows ?? [])
        .filter((rows) => through === undefined || rows.path.column === through)
        .map((rows) => whoseRows(rows.path, person));
      return sql`${column} in (select id from ${sql.table(parent)} where ${sql.join(ways, sql` or `)})`;
    }
  }
}

/** The address and not a part of a longer one. */
const wholeAddress = (email: string) =>
  `(?<![a-z0-9._%+-])${email.replaceAll(/[^a-z0-9@]/gi, String.raw`\$&`)}(?![a-z0-9-]|\\.[a-z0-9])`;
