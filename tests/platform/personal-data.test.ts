import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#rules/personal-data/every-table.ts';
import { type TableColumns } from '#rules/personal-data/column-words.ts';
import { RETENTION } from '#rules/retention/retention.ts';
import { useDatabase } from '../support/site/test-database.ts';

type Column = { table: string; name: string; type: string; isNullable: boolean; isGenerated: boolean };

let columns: Column[];
const database = useDatabase();
beforeAll(async () => {
  // Of the queue's own tables only what carries something of ours.
  const { rows } = await sql<Column>`
    select case nspname when 'public' then relname else nspname || '.' || relname end as table, attname as name,
      format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable", attgenerated <> '' as "isGenerated"
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind in ('r', 'p') and not relispartition and relname !~ 'migration'
      and (nspname = 'public' or nspname = 'jobs' and format_type(atttypid, atttypmod) = 'jsonb')`.execute(
    database.db,
  );
  columns = rows;
});

const findWord = ({ table, name }: Column) => PERSONAL_DATA[table]?.columns[name];
const toColumnName = ({ table, name }: Column) => `${table}.${name}`;

test('every column has its word', () => {
  const missing = columns.filter((column) => !findWord(column)).map(toColumnName);
  expect(
    missing,
    `Say in src/rules/personal-data/ what these columns are, one line each in the columns of their table: GOES (about a
     person, erased when they leave), becomes('…') (where null is not allowed), kept('…') (stays, with a reason and a
     limit), SECRET (erased, never in the download), OTHERS, DERIVED, POINTER (an account's id), or OURS (about no
     person). A new table also says in \`rows\` how its rows refer to a person.`,
  ).toEqual([]);
});

test('every word has its column', () => {
  const there = new Set(columns.map(toColumnName));
  const named = Object.entries(PERSONAL_DATA).flatMap(([table, words]) => [
    ...Object.keys(words.columns).map((column) => `${table}.${column}`),
    ...words.rows.map(({ path }) => `${table}.${path.column}`),
    ...(words.since ? [`${table}.${words.since}`] : []),
  ]);
  expect(named.filter((name) => !there.has(name))).toEqual([]);
});

test('every column that refers to an account is a way to its person, or is named as a bare pointer', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'accounts'::regclass`.execute(database.db);
  const loose = rows.filter(({ table, column }) => {
    const words = PERSONAL_DATA[table];
    const isWay = words?.rows.some(({ path }) => path.by === 'account' && path.column === column);
    return !isWay && !['pointer', 'others', 'ours'].includes(words?.columns[column]?.kind ?? '');
  });
  expect(loose).toEqual([]);
});

test('what is theirs in a row that stays says what it becomes, or why it stays and for how long', () => {
  const silent = columns.filter((column) => {
    const word = findWord(column);
    if (!word || !['theirs', 'secret'].includes(word.kind)) return false;
    const { rows = [], ends } = PERSONAL_DATA[column.table] ?? {};
    const isRemoved = (rows.length > 0 || ends) && rows.every(({ purge }) => purge === 'removed');
    return !isRemoved && !ends && !word.leaving && !word.retention;
  });
  expect(silent.map(toColumnName)).toEqual([]);
});

test('no free text stays for ever but what staff decided: it has a limit and says what comes then', () => {
  const NAMES_NOBODY = [
    'accounts.terms_version',
    'reports.case_number',
    'ads.number',
    'orders.number',
    'audit.',
    'jobs.job.',
    'message_drafts.',
  ];
  const endless = columns.filter((column) => {
    const word = findWord(column);
    const { ends } = PERSONAL_DATA[column.table] ?? {};
    if (word?.kind !== 'theirs' || !word.retention || ends || !/^(text|jsonb|bytea|inet)$/.test(column.type))
      return false;
    return RETENTION[word.retention] === null || word.end === undefined;
  });
  const named = endless
    .map(toColumnName)
    .filter((name) => !NAMES_NOBODY.some((start) => name.startsWith(start)));
  expect(named).toEqual(['orders.provider', 'order_events.provider', 'order_events.kind']);
});

test('where nothing is put, nothing may be; what is made of other columns is never written', () => {
  const wrong = columns.filter((column) => {
    const word = findWord(column);
    const words: TableColumns | undefined = PERSONAL_DATA[column.table];
    const isEmptied = words?.rows.some(({ purge, columns: those }) => purge === 'emptied' && !those);
    const blanks = [isEmptied ? word?.leaving : undefined, word?.end];
    return (
      (blanks.includes('nothing') && !column.isNullable) ||
      (column.isGenerated && blanks.some((blank) => blank !== undefined))
    );
  });
  expect(wrong.map(toColumnName)).toEqual([]);
});

test('whatever has a limit says since when', () => {
  const timeless = Object.entries(PERSONAL_DATA).filter(
    ([, { since, ends, columns: words }]) =>
      !since && (ends || Object.values(words).some(({ end }) => end !== undefined)),
  );
  expect(timeless.map(([table]) => table)).toEqual([]);
});
