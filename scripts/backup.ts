// npm run backup -- <new folder>: everything the site is, while it goes on.
// npm run restore -- <backup>: puts it into the empty site that the settings name.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { keyToKeep, openForReading, openForWriting, putKeyBack } from '#platform/backup/open-for-backup.ts';
import type { Manifest } from '#platform/backup/backup-manifest.ts';
import { removeOldBackups } from '#platform/backup/remove-old-backups.ts';
import { readBackup } from '#platform/backup/read-backup.ts';
import { writeBackup } from '#platform/backup/write-backup.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { openLogger } from '#platform/logger.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { JOB_NAMES } from '#market/jobs.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const [task, given] = process.argv.slice(2);
try {
  if ((task !== 'write' && task !== 'restore') || given === undefined)
    throw new StartProblem('Name a folder: npm run backup -- <new folder>, or npm run restore -- <backup>.');
  const config = readConfig(process.env);
  const folder = resolve(given);
  await (task === 'write' ? write(config, folder) : restore(config, folder));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function write(config: Config, folder: string): Promise<void> {
  const site = await openForReading(config);
  try {
    const manifest = await writeBackup({ ...site, key: keyToKeep(config) }, folder);
    console.log(`Saved in ${folder}: ${contents(manifest)}.`);
    console.log(
      manifest.hasKey
        ? 'The key of the site lies in it: keep this folder as you would keep a password.'
        : 'SECRET_KEY is not in it: keep that apart, a restored site needs the same one.',
    );
    for (const old of await removeOldBackups(folder, new Date()))
      console.log(`Destroyed ${old}: its time is over.`);
  } finally {
    await site.close();
  }
}

async function restore(config: Config, folder: string): Promise<void> {
  const site = await openForWriting(config);
  try {
    const manifest = await readBackup({ ...site, log: openLogger('warn'), jobNames: JOB_NAMES }, folder);
    if (manifest.hasKey && config.SECRET_KEY === undefined) putKeyBack(config, folder);
    console.log(`Restored, and compared with what was saved on ${manifest.madeAt}: ${contents(manifest)}.`);
  } finally {
    await site.close();
  }
}

function contents({ tables, photos }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (photos.bytes / 1e6).toFixed(1);
  return `${rows} rows of ${tables.length} tables, ${photos.files} photo files (${megabytes} MB)`;
}
