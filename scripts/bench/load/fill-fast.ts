import { sql } from 'kysely';
import { type Database, type DatabaseAddress, openDatabase } from '#platform/postgres/database.ts';
import { ROLES } from '#platform/postgres/embedded/server-roles.ts';

/** As many connections as fill at once: more would wait for the two cores that most machines have at least. */
const LINES = 2;
/** While it is filled, nothing of it is worth keeping; the whole is written to the disk at the end. */
const WHILE_FILLING = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: "'16GB'",
  checkpoint_timeout: "'1h'",
};
/** Asked in turn by whichever connection has time. */
type Work = (db: Database) => Promise<unknown>;
export type Filler = { db: Database; inTurns: (work: readonly Work[]) => Promise<void> };
/** What is filled, and which of its triggers stand aside because the fill does their work itself; all others run. */
export type Filled = { tables: readonly string[]; replaced: readonly string[] | 'all' };

/**
 * Fills tables of our own PostgreSQL without their indexes, references and the named triggers, and makes them whole
 * again: indexes are built by turns on all connections. Minutes, not hours.
 */
export async function fillFast(
  owner: DatabaseAddress,
  { tables, replaced }: Filled,
  fill: (filler: Filler) => Promise<void>,
): Promise<void> {
  await withLines(owner, async (filler) => {
    const { db } = filler;
    await setServer(db, WHILE_FILLING);
    const indexes = await dropIndexes(db, tables);
    for (const table of tables) await standAside(db, table, replaced);
    await fill(filler);
    for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger all`.execute(db);
    await filler.inTurns(indexes.map((definition) => (one) => sql.raw(definition).execute(one)));
    await filler.inTurns(
      tables.map((table) => (one) => sql`vacuum analyze ${sql.table(table)}`.execute(one)),
    );
    for (const name of Object.keys(WHILE_FILLING)) await sql.raw(`alter system reset ${name}`).execute(db);
    await sql`select pg_reload_conf()`.execute(db);
    await sql`checkpoint`.execute(db);
  });
}

/** On one connection that may do everything and take its time: no visitor waits for it. */
export const asOwner = (owner: DatabaseAddress, act: (db: Database) => Promise<void>): Promise<void> =>
  withLines(owner, ({ db }) => act(db));

export async function countRows(owner: DatabaseAddress, table: string): Promise<number> {
  let count = 0;
  await asOwner(owner, async (db) => {
    const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    count = Number(rows[0]?.count);
  });
  return count;
}

async function withLines(owner: DatabaseAddress, act: (filler: Filler) => Promise<void>): Promise<void> {
  // References are triggers that only a superuser may switch off.
  const { db } = openDatabase('url' in owner ? owner : { ...owner, user: ROLES.superuser }, LINES);
  const hold = (lines: Database[]): Promise<void> =>
    db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one);
      await sql`set synchronous_commit = off`.execute(one);
      await sql`set maintenance_work_mem = '512MB'`.execute(one);
      await sql`set max_parallel_maintenance_workers = 0`.execute(one);
      await sql`set work_mem = '64MB'`.execute(one);
      const all = [...lines, one];
      if (all.length < LINES) return hold(all);
      await act({ db: one, inTurns: (work) => takeTurns(all, work) });
    });
  try {
    await hold([]);
  } finally {
    await db.destroy();
  }
}

async function takeTurns(lines: readonly Database[], work: readonly Work[]): Promise<void> {
  const left = work.values();
  await Promise.all(
    lines.map(async (line) => {
      for (const act of left) await act(line);
    }),
  );
}

async function setServer(db: Database, settings: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await sql.raw(`alter system set ${name} = ${value}`).execute(db);
  await sql`select pg_reload_conf()`.execute(db);
}

/** Those of words and letters first: they take longest. */
async function dropIndexes(db: Database, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = any(${tables}) and indexname not in (select conname from pg_constraint)
    order by indexdef like '%USING gin%' desc, length(indexdef) desc`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

async function standAside(db: Database, table: string, replaced: Filled['replaced']): Promise<void> {
  await sql`alter table ${sql.table(table)} disable trigger all`.execute(db);
  if (replaced === 'all') return;
  const { rows } = await sql<{ name: string }>`
    select tgname as name from pg_trigger
    where tgrelid = ${table}::regclass and not tgisinternal and tgname <> all(${replaced})`.execute(db);
  for (const { name } of rows)
    await sql`alter table ${sql.table(table)} enable trigger ${sql.id(name)}`.execute(db);
}
