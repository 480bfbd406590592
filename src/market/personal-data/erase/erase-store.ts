import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { PERSONAL_DATA } from '#rules/personal-data/every-table.ts';
import {
  type Blank,
  type Keeper,
  NOBODYS_DOMAIN,
  type Rows,
  type TableColumns,
} from '#rules/personal-data/column-words.ts';
import { type Person, whoseRows } from '../whose-store.ts';

export const NOTE = 'This text was removed.';

/** How each blank is written. */
const BLANK: Record<Blank, RawBuilder<unknown>> = {
  nothing: sql`null`,
  empty: sql`''`,
  zero: sql`0`,
  no: sql`false`,
  'empty-list': sql`'{}'`,
  'empty-object': sql`'{}'`,
  'nobodys-address': sql`id || ${sql.lit(`@${NOBODYS_DOMAIN}`)}`,
  'nobodys-name': sql`'deleted-' || right(replace(gen_random_uuid()::text, '-', ''), 16)`,
  nowhere: sql`'ZZ'`,
  // A text that never reached anybody is nobody's to keep; masks may have made one longer than it may be.
  'what-was-shown': sql`case when delivered_at is null then ${sql.lit(NOTE)} else left(shown_text, 1000) end`,
  'shown-or-note': sql`case when delivered_at is null then ${sql.lit(NOTE)} else shown_text end`,
  note: sql.lit(NOTE),
  'next-version': sql`version + 1`,
  'plain-slug': sql`'hair'`,
  'no-reference': sql`'forgotten-' || left(md5(${sql.ref('ctid')}::text || now()::text || random()::text), 24)`,
};

/** Whatever hangs on an ad is erased with the ad, one by one. */
const hangsOnAd = (table: string, { path }: Rows) =>
  table === 'ads' || (path.by === 'parent' && path.parent === 'ads');

/** Erases what the table of personal data names of somebody, but for their ads. */
export async function erasePersonalRows(db: Database, person: Person): Promise<void> {
  for (const [table, words] of Object.entries(PERSONAL_DATA))
    for (const rows of words.rows)
      if (!hangsOnAd(table, rows))
        await erase(db, { table, words, rows, where: whoseRows(rows.path, person) });
}

/** The same of one ad and all that hangs on it. Its own row stays, empty. */
export async function emptyAdRows(db: Database, adId: string): Promise<void> {
  for (const [table, words] of Object.entries(PERSONAL_DATA))
    for (const rows of words.rows)
      if (hangsOnAd(table, rows)) {
        const column = table === 'ads' ? 'id' : rows.path.column;
        await erase(db, { table, words, rows, where: sql`${sql.ref(column)} = ${adId}` });
      }
}

type Erasure = { table: string; words: TableColumns; rows: Rows; where: RawBuilder<unknown> };

async function erase(db: Database, { table, words, rows, where }: Erasure): Promise<void> {
  if (rows.purge === 'stay') return;
  if (rows.purge === 'removed') {
    const kept = (rows.keptBy ?? []).map(
      (keeper) =>
        sql` and not exists (select from ${sql.table(keeper.table)} as keeper where ${pointsAt(keeper, table)})`,
    );
    await sql`delete from ${sql.table(table)} where ${where}${sql.join(kept, sql``)}`.execute(db);
    return;
  }
  const changes = Object.entries(words.columns)
    .filter(([column, { files }]) => (rows.columns ?? [column]).includes(column) && isIn(files, rows.file))
    .flatMap(([column, { leaving }]) => (leaving ? [sql`${sql.ref(column)} = ${BLANK[leaving]}`] : []));
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${where}`.execute(db);
}

const pointsAt = (keeper: Keeper, table: string) =>
  'column' in keeper
    ? sql`keeper.${sql.ref(keeper.column)} = ${sql.table(table)}.id`
    : sql`keeper.${sql.ref(keeper.list)} @> array[${sql.table(table)}.id] and keeper.${sql.ref(keeper.unless)} <> '{}'`;

const isIn = (files: readonly string[] | undefined, file: string | null) =>
  files === undefined || (file !== null && files.includes(file));

type Limit = { table: string; since: string; before: Date; most: number };

/** Removes rows that are older than this, some at a time, and says how many. */
export async function removeOldRows(db: Database, { table, since, before, most }: Limit): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where ${sql.ref(since)} < ${before} limit ${most}
    )`.execute(db);
  return Number(numAffectedRows);
}

/** Puts blanks into these columns of rows that are older than this, some at a time, and says how many. */
export async function blankOldRows(
  db: Database,
  { table, since, before, most, columns }: Limit & { columns: readonly [name: string, end: Blank][] },
): Promise<number> {
  const changes = columns.map(
    ([name, end]) =>
      sql`${sql.ref(name)} = case when ${isDone(name, end)} then ${sql.ref(name)} else ${BLANK[end]} end`,
  );
  const done = sql.join(
    columns.map(([name, end]) => isDone(name, end)),
    sql` and `,
  );
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.join(changes)} where ctid in (
      select ctid from ${sql.table(table)} where ${sql.ref(since)} < ${before} and not (${done}) limit ${most}
    )`.execute(db);
  return Number(numAffectedRows);
}

/** Nothing to forget, or forgotten already. */
const isDone = (name: string, end: Blank) =>
  end === 'no-reference'
    ? sql`(${sql.ref(name)} is null or ${sql.ref(name)} like 'forgotten-%')`
    : sql`(${sql.ref(name)} is null or ${sql.ref(name)} is not distinct from ${BLANK[end]})`;
