import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Logger } from '../logger.ts';
import { migrate } from '../postgres/migrator.ts';
import type { PhotoFiles } from '../photos/photo-files.ts';
import { prepareQueue, SCHEDULER_QUEUE_PREFIX } from '../jobs/queue.ts';
import { StartProblem } from '../start-problem.ts';
import {
  Manifest,
  MANIFEST_FILE,
  PHOTO_FOLDER,
  PHOTO_LIST_FILE,
  PHOTOS_AT_ONCE,
  type SavedTable,
  tableFile,
} from './backup-manifest.ts';
import { copyOut, listTables, type Table } from './tables.ts';

export type BackupTarget = {
  pool: pg.Pool;
  photoFiles: PhotoFiles;
  log: Logger;
  /** Every kind of job that this release does. */
  jobNames: readonly string[];
};

/** Reads what a backup says of itself, and refuses a folder that is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')));
  } catch {
    throw new StartProblem(
      `There is no whole backup in ${folder}: its ${MANIFEST_FILE} is missing or unreadable.`,
    );
  }
}

/** What was put back: whether the backup was of this release, and how many jobs nobody here can do. */
export type RestoredBackup = { manifest: Manifest; isSameRelease: boolean; jobsLeftOut: number };

/**
 * Puts a backup into a database that has nobody in it yet: the photos, then all tables in one transaction, each
 * compared with the sum that was taken when it was saved. Data of an older release is brought up to date after.
 */
export async function readBackup(
  { pool, photoFiles, log, jobNames }: BackupTarget,
  folder: string,
): Promise<RestoredBackup> {
  const manifest = await readManifest(folder);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, { upTo: manifest.migrations.at(-1) });
  await ensureNobodyThere(pool);
  await prepareQueue(pool, log, jobNames);
  await loadPhotos(photoFiles, manifest, folder);
  const left = await loadTables(pool, manifest, folder);
  const unknown = left.filter((name) => !name.startsWith(SCHEDULER_QUEUE_PREFIX));
  if (unknown.length > 0)
    log.warn({ jobs: [...new Set(unknown)] }, 'jobs of kinds that this release does not know were left out');
  const { applied } = await migrate(db);
  return { manifest, isSameRelease: applied.length === 0, jobsLeftOut: left.length };
}

async function loadTables(pool: pg.Pool, manifest: Manifest, folder: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await replaceRows(client, manifest, folder);
    const left = await leaveOutUnknownJobs(client);
    await client.query('commit');
    client.release();
    return left;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * A job needs the queue of its kind. The queue's own clock files rows under a name that it makes when it first runs;
 * those it files anew. Others are work of an older release that nobody here can do. Gives the kind of each that went.
 */
async function leaveOutUnknownJobs(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `with gone as (delete from jobs.job where name not in (select name from jobs.queue) returning name)
     select name from gone order by name`,
  );
  return rows.map(({ name }) => name);
}

async function ensureNobodyThere(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query('select 1 from accounts limit 1');
  if (rowCount !== 0)
    throw new StartProblem(
      'This database has accounts in it already: a backup is restored into an empty one.',
    );
}

/** The guards of the tables rest meanwhile: they watch over steps, and a restored row has taken its steps already. */
async function replaceRows(client: pg.ClientBase, manifest: Manifest, folder: string): Promise<void> {
  const tables = await listTables(client);
  const saved = new Map(manifest.tables.map((table) => [table.name, table]));
  const guards = await sendGuardsToRest(client, tables);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const table of tables) {
    const was = saved.get(table.name);
    if (!was) continue;
    await copyIn(client, was, join(folder, tableFile(table.name)));
    const is = await copyOut(client, { ...table, columns: was.columns });
    if (is.sha256 !== was.sha256) throw broken(folder, `${table.name} does not add up`);
  }
  await client.query(guards.join(';'));
}

/**
 * Tells how everything is put back as it was: a guard that watches always does so again, and of what only grows not
 * even the owner keeps the right to empty it.
 */
async function sendGuardsToRest(client: pg.ClientBase, tables: readonly Table[]): Promise<string[]> {
  const names = tables.map(({ name }) => name);
  const always = await client.query<{ back: string }>(
    `select format('alter table %s enable always trigger %I', tgrelid::regclass, tgname) as back
     from pg_trigger where tgrelid = any($1::regclass[]) and tgenabled = 'A' and not tgisinternal`,
    [names],
  );
  const closed = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where not has_table_privilege(name, 'truncate')`,
    [names],
  );
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  for (const { name } of closed.rows) await client.query(`grant truncate on ${name} to current_user`);
  return [
    ...names.map((name) => `alter table ${name} enable trigger user`),
    ...always.rows.map(({ back }) => back),
    ...closed.rows.map(({ name }) => `revoke truncate on ${name} from current_user`),
  ];
}

async function copyIn(client: pg.ClientBase, { name, columns }: SavedTable, file: string): Promise<void> {
  try {
    const target = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
    await pipeline(createReadStream(file), createGunzip(), target);
  } catch (error) {
    throw broken(file, error instanceof Error ? error.message : String(error));
  }
}

async function loadPhotos(photoFiles: PhotoFiles, manifest: Manifest, folder: string): Promise<void> {
  const list = await readFile(join(folder, PHOTO_LIST_FILE), 'utf8');
  if (hashContent(list) !== manifest.photos.sha256)
    throw broken(folder, `${PHOTO_LIST_FILE} does not add up`);
  const waiting = list.split('\n').filter(Boolean);
  const putSome = async () => {
    for (let line = waiting.pop(); line !== undefined; line = waiting.pop()) {
      const [file = '', sum] = line.split('\t');
      try {
        const content = await readFile(join(folder, PHOTO_FOLDER, file.slice(0, 2), file));
        if (hashContent(content) !== sum) throw broken(folder, `the photo ${file} does not add up`);
        await photoFiles.put(file, content);
      } catch (error) {
        // The others come to an end, too, before anybody hears of it.
        waiting.length = 0;
        throw error;
      }
    }
  };
  const done = await Promise.allSettled(Array.from({ length: PHOTOS_AT_ONCE }, putSome));
  for (const each of done) if (each.status === 'rejected') throw each.reason;
}

const hashContent = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

const broken = (where: string, what: string) =>
  new StartProblem(`The backup ${where} is damaged (${what}): nothing of it was put into the database.`);
