// npm run backup:check -- <folder of backups>: is the last one there, of today, and whole? deploy/systemd asks every night.
import { resolve } from 'node:path';
import { checkBackup, findLastBackup } from '#platform/backup/check-backup.ts';
import { StartProblem } from '#platform/start-problem.ts';

const HOURS = 26;
const HOUR_MS = 3_600_000;

try {
  const [given] = process.argv.slice(2);
  if (given === undefined)
    throw new StartProblem('Name the folder of your backups: npm run backup:check -- <folder>');
  const last = await findLastBackup(resolve(given));
  if (!last) throw new StartProblem(`There is no whole backup in ${given}.`);
  const { madeAt, tables, photos } = last.manifest;
  const hours = (Date.now() - Date.parse(madeAt)) / HOUR_MS;
  if (hours > HOURS)
    throw new StartProblem(
      `The last backup, ${last.folder}, is ${Math.floor(hours)} hours old: look why none came after it.`,
    );
  await checkBackup(last.folder, last.manifest);
  console.log(
    `The last backup, ${last.folder}, is of ${madeAt} and whole: ${tables.length} tables, ${photos.files} photo files.`,
  );
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
