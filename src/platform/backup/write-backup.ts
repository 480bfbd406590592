import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGzip } from 'node:zlib';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { PHOTO_FILE_NAMES, type PhotoFiles } from '../photos/photo-files.ts';
import { readErrorCode } from '#rules/read-error-code.ts';
import { StartProblem } from '../start-problem.ts';
import {
  KEY_FILE,
  type Manifest,
  MANIFEST_FILE,
  PHOTO_FOLDER,
  PHOTO_LIST_FILE,
  PHOTOS_AT_ONCE,
  type SavedTable,
  tableFile,
} from './backup-manifest.ts';
import { copyOut, listTables } from './tables.ts';

/** What a backup is made of. `key` is null where the operator keeps it. */
export type BackupSource = { pool: pg.Pool; photoFiles: PhotoFiles; key: string | null };

/**
 * Writes everything the site is into a new folder, while the site goes on: all tables as they were at one moment,
 * and every photo they speak of. The folder appears under its name when it is whole.
 */
export async function writeBackup(source: BackupSource, folder: string, now = new Date()): Promise<Manifest> {
  await ensureNothingThere(folder);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  const { keys, tables, migrations } = await atOneMoment(source.pool, (client) =>
    saveTables(client, unfinished),
  );
  const photos = await savePhotos(source.photoFiles, keys, unfinished);
  if (source.key !== null) await writeFile(join(unfinished, KEY_FILE), source.key, { mode: 0o600 });
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    migrations,
    tables,
    photos,
    hasKey: source.key !== null,
  };
  await writeSafely(join(unfinished, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`);
  await rename(unfinished, folder);
  return manifest;
}

async function ensureNothingThere(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: unknown) => {
    if (readErrorCode(error) === 'ENOENT') return undefined;
    throw new StartProblem(`The folder ${folder} cannot be used for a backup (${readErrorCode(error)}).`);
  });
  if (found)
    throw new StartProblem(`There is something in ${folder} already: name a folder that does not exist yet.`);
  await mkdir(dirname(folder), { recursive: true });
}

/** Everything read inside is of the same moment, whatever is written meanwhile. */
async function atOneMoment<Result>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const result = await act(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function saveTables(client: pg.ClientBase, folder: string) {
  const tables: SavedTable[] = [];
  for (const table of await listTables(client)) {
    const zip = createGzip({ level: 3 });
    const file = createWriteStream(join(folder, tableFile(table.name)), { mode: 0o600 });
    zip.pipe(file);
    tables.push(await copyOut(client, table, zip));
    await finished(file);
  }
  const migrations = await client.query<{ name: string }>('select name from migration_hashes order by name');
  const photos = await client.query<{ file_key: string }>('select file_key from photos order by file_key');
  return {
    tables,
    migrations: migrations.rows.map(({ name }) => name),
    keys: photos.rows.map(({ file_key }) => file_key),
  };
}

/** A photo may be deleted between the tables and now; its row is in the backup, and the sweep deals with such rows. */
async function savePhotos(
  photoFiles: PhotoFiles,
  keys: string[],
  folder: string,
): Promise<Manifest['photos']> {
  const lines: string[] = [];
  let bytes = 0;
  const waiting = keys.flatMap((key) => PHOTO_FILE_NAMES.map((name) => `${key}/${name}`));
  const takeSome = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const content = await photoFiles.get(file);
      if (!content) continue;
      const path = join(folder, PHOTO_FOLDER, file.slice(0, 2), file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content, { mode: 0o600 });
      lines.push(`${file}\t${createHash('sha256').update(content).digest('hex')}`);
      bytes += content.byteLength;
    }
  };
  await Promise.all(Array.from({ length: PHOTOS_AT_ONCE }, takeSome));
  const list = lines.toSorted().join('\n');
  await writeFile(join(folder, PHOTO_LIST_FILE), list, { mode: 0o600 });
  return { files: lines.length, bytes, sha256: createHash('sha256').update(list).digest('hex') };
}

async function writeSafely(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
}
