// npm run backup -- <new folder>: everything the site is, while it goes on.
// npm run restore -- <backup>: puts it into the empty site that the settings name, starts that once and compares.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { keyToKeep, openForReading, openForWriting, putKeyBack } from '#platform/backup/open-for-backup.ts';
import type { Manifest } from '#platform/backup/backup-manifest.ts';
import { compareWithBackup } from '#platform/backup/compare-with-backup.ts';
import { removeOldBackups } from '#platform/backup/remove-old-backups.ts';
import { readBackup, type RestoredBackup } from '#platform/backup/read-backup.ts';
import { writeBackup } from '#platform/backup/write-backup.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { describeOtherKey } from '#platform/secrets/recognise-key.ts';
import { keyInFolder, openSecrets } from '#platform/secrets/secrets.ts';
import { setMark } from '#platform/site-marks.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { JOB_NAMES } from '#market/jobs.ts';
import { startBeside } from './start-beside.ts';
import { visitPages } from './visit-pages.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const [task, given] = process.argv.slice(2);
const began = performance.now();
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
    await setMark(site.pool, 'last-backup', { value: folder, markedAt: new Date(manifest.madeAt) });
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
  const restored = await putBack(config, folder);
  console.log(
    `Restored, and compared with what was saved on ${restored.manifest.madeAt}: ${contents(restored.manifest)}.`,
  );
  console.log('Starting it once beside this, for nobody but this machine …');
  const site = await startBeside(process.env);
  try {
    console.log(await proveRestored(config, restored));
    console.log(`It serves: ${await visitPages(site.url)}.`);
  } finally {
    await site.stop();
  }
  console.log(`The restore took ${Math.round((performance.now() - began) / 1000)} s. Start the site now.`);
}

async function putBack(config: Config, folder: string): Promise<RestoredBackup> {
  const site = await openForWriting(config);
  try {
    const restored = await readBackup({ ...site, log: openLogger('warn'), jobNames: JOB_NAMES }, folder);
    if (restored.manifest.hasKey && config.SECRET_KEY === undefined) putKeyBack(config, folder);
    const secrets = openSecrets(
      config.SECRET_KEY ?? keyInFolder(config.DATA_DIR),
      config.SECRET_KEY_PREVIOUS,
    );
    for (const line of await describeOtherKey(site.pool, secrets)) console.log(line);
    return restored;
  } finally {
    await site.close();
  }
}

/** The database as the site has it open now, against the list that the backup was saved with. */
async function proveRestored(config: Config, restored: RestoredBackup): Promise<string> {
  const site = await openForReading(config);
  try {
    const { tables, rows, differing } = await compareWithBackup(site.pool, restored.manifest, restored);
    if (differing.length > 0)
      throw new StartProblem(`The restored site differs from its backup: ${differing.join('; ')}.`);
    const what = restored.isSameRelease
      ? 'count and sum of each are those of the backup'
      : 'the count of each is that of the backup (it is of an earlier release, whose columns were compared as they were read)';
    return `It starts. Compared once more, ${rows} rows of ${tables} tables: ${what}.`;
  } finally {
    await site.close();
  }
}

function contents({ tables, photos }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (photos.bytes / 1e6).toFixed(1);
  return `${rows} rows of ${tables.length} tables, ${photos.files} photo files (${megabytes} MB)`;
}
