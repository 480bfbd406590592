import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartProblem } from '../start-problem.ts';
import { type Manifest, PHOTO_FOLDER, PHOTO_LIST_FILE, tableFile } from './backup-manifest.ts';
import { readManifest } from './read-backup.ts';

/** The newest whole backup of a folder of backups; undefined where there is none. */
export async function findLastBackup(
  root: string,
): Promise<{ folder: string; manifest: Manifest } | undefined> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.unfinished'))
      .map(async ({ name }) => {
        const folder = join(root, name);
        const manifest = await readManifest(folder).catch(() => undefined);
        return manifest ? [{ folder, manifest }] : [];
      }),
  );
  return found.flat().toSorted((a, b) => b.manifest.madeAt.localeCompare(a.manifest.madeAt))[0];
}

/** Reads every file of a backup and holds it against its list, without a database. Refuses one that is damaged. */
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  for (const { name, sha256 } of manifest.tables) {
    const sum = await sumOf(join(folder, tableFile(name))).catch(() => 'unreadable');
    if (sum !== sha256) throw damaged(folder, `${name} is not what was saved`);
  }
  const list = await readFile(join(folder, PHOTO_LIST_FILE), 'utf8').catch(() => '');
  if (hashOf(list) !== manifest.photos.sha256)
    throw damaged(folder, `${PHOTO_LIST_FILE} is not what was saved`);
  for (const line of list.split('\n').filter(Boolean)) {
    const [file = '', sum] = line.split('\t');
    const content = await readFile(join(folder, PHOTO_FOLDER, file.slice(0, 2), file)).catch(() => '');
    if (hashOf(content) !== sum) throw damaged(folder, `the photo ${file} is not what was saved`);
  }
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), createGunzip(), hash);
  return hash.digest('hex');
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

const damaged = (folder: string, what: string) =>
  new StartProblem(`The backup ${folder} is damaged: ${what}. Make another now, and look at the disk.`);
