import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { readErrorCode } from '#rules/read-error-code.ts';
import { StartProblem } from '../start-problem.ts';

type MigrationFile = { name: string; text: string; hash: string };
/** Remembers what went wrong first: over a broken connection every clean-up fails too and would hide it. */
type Attempt = { problem?: StartProblem };

const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** Any number that nobody else takes a lock on. */
const LOCK_ID = 5_114_260_718;

/**
 * Brings the database to this release, one transaction a file. Of several processes that start at once, each file
 * is applied by one while the others wait. What cannot be done stops the start with one sentence.
 */
export async function migrate<DB>(
  db: Kysely<DB>,
  { folder = MIGRATIONS, upTo }: { folder?: string; upTo?: string | undefined } = {},
): Promise<{ applied: string[] }> {
  const files = untilThere(await readMigrations(folder), upTo);
  const applied: string[] = [];
  for (;;) {
    const name = await applyNext(db, files);
    if (name === undefined) return { applied };
    applied.push(name);
  }
}

/** True when the database has run every migration of this release and no other; false also where it may not be asked. */
export async function isMigrated<DB>(db: Kysely<DB>): Promise<boolean> {
  const files = await readMigrations(MIGRATIONS);
  try {
    const { rows } = await sql<{ name: string; hash: string | null }>`
      select name, hash from migration_hashes full join kysely_migration using (name)
      order by name collate "C"`.execute(db);
    return rows.length === files.length && rows.every(({ hash }, at) => hash === files[at]?.hash);
  } catch (error) {
    if (isMissingOrClosed(error)) return false;
    throw error;
  }
}

const isMissingOrClosed = (error: unknown) => ['42P01', '42501'].includes(readErrorCode(error));

async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

/** A backup is read into the tables of its own time; what came later is applied to it afterwards. */
function untilThere(files: MigrationFile[], upTo: string | undefined): MigrationFile[] {
  if (upTo === undefined) return files;
  if (!files.some(({ name }) => name === upTo))
    throw new StartProblem(`This was made by a newer release (${upTo} is unknown here): use that release.`);
  return files.filter(({ name }) => name <= upTo);
}

async function readMigration(folder: string, name: string): Promise<MigrationFile> {
  // Git may write other line ends on another system: that is no edit.
  const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return { name, text, hash: createHash('sha256').update(text).digest('hex') };
}

/** The name of the file that was applied; undefined when there was none left. */
async function applyNext<DB>(db: Kysely<DB>, files: MigrationFile[]): Promise<string | undefined> {
  const attempt: Attempt = {};
  try {
    return await db.transaction().execute(async (tx) => {
      await takeLock(tx);
      await ensureSameHistory(tx, files);
      return await applyFirstMissing(tx, files, attempt);
    });
  } catch (error) {
    throw attempt.problem ?? error;
  }
}

/**
 * Our own lock belongs to the transaction: Kysely's belongs to the session, which a pooler in transaction mode shares
 * out, and it is let go before the commit.
 */
async function takeLock<DB>(tx: Kysely<DB>): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(tx);
  await sql`create table if not exists migration_hashes (name text primary key, hash text not null)`.execute(
    tx,
  );
}

async function ensureSameHistory<DB>(tx: Kysely<DB>, files: MigrationFile[]): Promise<void> {
  const { rows } = await sql<{ name: string; hash: string }>`
    select name, hash from migration_hashes order by name`.execute(tx);
  const known = new Map(files.map(({ name, hash }) => [name, hash]));
  const newer = rows.find(({ name }) => !known.has(name));
  if (newer)
    throw new StartProblem(
      `The database belongs to a newer release (${newer.name} is unknown here): start that release, or restore a backup made with this one.`,
    );
  const edited = rows.find(({ name, hash }) => known.get(name) !== hash);
  if (edited)
    throw new StartProblem(
      `The migration ${edited.name} was changed after this database had run it: restore the file, and put the change into a new one.`,
    );
}

async function applyFirstMissing<DB>(
  tx: Kysely<DB>,
  files: MigrationFile[],
  attempt: Attempt,
): Promise<string | undefined> {
  const steps = files.map((file) => [file.name, { up: (at: Kysely<DB>) => apply(at, file, attempt) }]);
  const provider = { getMigrations: async () => Object.fromEntries(steps) };
  const { error, results } = await new Migrator({ db: tx, provider }).migrateUp();
  if (error)
    throw new StartProblem(`The database cannot be migrated: ${toSentence(error)}`, { cause: error });
  return results?.[0]?.migrationName;
}

/** In a savepoint, so that after a failure Kysely can still let go of its own lock. */
async function apply<DB>(tx: Kysely<DB>, file: MigrationFile, attempt: Attempt): Promise<void> {
  await sql`savepoint migration`.execute(tx);
  try {
    await sql.raw(file.text).execute(tx);
    await sql`insert into migration_hashes (name, hash) values (${file.name}, ${file.hash})`.execute(tx);
  } catch (error) {
    const message = `The migration ${file.name} failed and none of it was applied: ${toSentence(error)}`;
    attempt.problem = new StartProblem(message, { cause: error });
    await sql`rollback to savepoint migration`.execute(tx);
    throw attempt.problem;
  }
}

/** What went wrong, ended like a sentence. */
function toSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
