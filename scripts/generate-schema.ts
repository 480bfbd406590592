// Writes src/platform/postgres/schema.ts from a database that has just been migrated: npm run schema
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '#platform/postgres/database.ts';
import { openEmbeddedPostgres } from '#platform/postgres/embedded/embedded-postgres.ts';
import { migrate } from '#platform/postgres/migrator.ts';

type Column = {
  table: string;
  name: string;
  type: string;
  isArray: boolean;
  isEnum: boolean;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
};
type EnumType = { name: string; values: string[] };
/** What a column gives, and what may be written to it. */
type Kinds = { read: string; write: string };

const TARGET = join(import.meta.dirname, '../src/platform/postgres/schema.ts');
const WIDTH = 110;
const HEADER = `// Generated from the migrated database by \`npm run schema\`: change a migration, not this file.
import type { ColumnType, Generated } from 'kysely';

`;

const KINDS: Record<string, Kinds> = {
  bool: same('boolean'),
  int2: same('number'),
  int4: same('number'),
  float8: same('number'),
  int8: { read: 'string', write: 'string | bigint' },
  numeric: { read: 'string', write: 'string | number' },
  text: same('string'),
  varchar: same('string'),
  uuid: same('string'),
  inet: same('string'),
  date: same('string'),
  tsvector: same('string'),
  timestamptz: same('Date'),
  bytea: { read: 'Buffer', write: 'Uint8Array' },
  jsonb: { read: 'unknown', write: 'string' },
};

/** The table types of the database as source text, the same for the same database. */
export async function describeSchema<DB>(db: Kysely<DB>): Promise<string> {
  const enums = await readEnums(db);
  const tables = Object.groupBy(await readColumns(db), ({ table }) => table);
  const names = Object.keys(tables);
  return [
    HEADER,
    `${enums.map(describeEnum).join('')}\n`,
    'export type DB = {\n',
    ...names.map((name) => describeTable(name, tables[name] ?? [])),
    '};\n',
  ].join('');
}

async function readEnums<DB>(db: Kysely<DB>): Promise<EnumType[]> {
  const { rows } = await sql<EnumType>`
    select typname as name, array_agg(enumlabel::text order by enumsortorder) as values
    from pg_enum join pg_type on pg_type.oid = enumtypid
    where typnamespace = 'public'::regnamespace
    group by typname order by typname collate "C"`.execute(db);
  return rows;
}

async function readColumns<DB>(db: Kysely<DB>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select relname as "table", attname as name, coalesce(element.typname, own.typname) as type,
      element.oid is not null as "isArray", coalesce(element.typtype, own.typtype) = 'e' as "isEnum",
      not attnotnull as "isNullable", atthasdef as "hasDefault", attgenerated <> '' as "isGenerated"
    from pg_class
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      join pg_type as own on own.oid = atttypid
      left join pg_type as element on element.oid = own.typelem and own.typcategory = 'A'
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname not in ('kysely_migration', 'kysely_migration_lock', 'migration_hashes')
    order by relname collate "C", attnum`.execute(db);
  return rows;
}

function describeEnum({ name, values }: EnumType): string {
  const quoted = values.map((value) => `'${value}'`);
  const line = `export type ${pascal(name)} = ${quoted.join(' | ')};\n`;
  if (line.length <= WIDTH + 1) return line;
  return `export type ${pascal(name)} =\n${quoted.map((value) => `  | ${value}`).join('\n')};\n`;
}

function describeTable(name: string, columns: Column[]): string {
  const lines = columns.map((column) => `    ${column.name}: ${describeColumn(column)};\n`);
  return `  ${name}: {\n${lines.join('')}  };\n`;
}

function describeColumn(column: Column): string {
  const { read, write } = chooseKinds(column);
  const orNull = column.isNullable && read !== 'unknown' ? ' | null' : '';
  if (column.isGenerated) return `ColumnType<${read}${orNull}, never, never>`;
  if (read === write) return column.hasDefault ? `Generated<${read}${orNull}>` : `${read}${orNull}`;
  const written = column.isNullable ? `${write} | null` : write;
  const orNothing = column.hasDefault || column.isNullable ? ' | undefined' : '';
  return `ColumnType<${read}${orNull}, ${written}${orNothing}, ${written}>`;
}

function chooseKinds({ table, name, type, isEnum, isArray }: Column): Kinds {
  const kinds = isEnum ? same(pascal(type)) : KINDS[type];
  // The driver hands out an array of an enum as one text.
  if (isEnum && isArray)
    throw new Error(`${table}.${name} is a list of an enum: use text[] and a constraint.`);
  if (!kinds)
    throw new Error(`${table}.${name} has the type ${type}, which scripts/generate-schema.ts does not know.`);
  return isArray ? { read: `${kinds.read}[]`, write: `${kinds.write}[]` } : kinds;
}

function same(kind: string): Kinds {
  return { read: kind, write: kind };
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

async function writeSchema(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhank-schema-'));
  const postgres = await openEmbeddedPostgres({ dataDir });
  const { db } = openDatabase(postgres.owner, 2);
  try {
    await migrate(db);
    writeFileSync(TARGET, await describeSchema(db));
  } finally {
    await db.destroy();
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  }
}

if (import.meta.main) await writeSchema();
