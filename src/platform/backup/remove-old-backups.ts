import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RETENTION } from '#rules/retention/retention.ts';
import { DAY_MS } from '#rules/time.ts';
import { MANIFEST_FILE } from './backup-manifest.ts';

/**
 * Destroys the backups beside a new one that are older than people were told. Only a whole backup of ours goes: a
 * folder whose list says when it was made. Gives back where they were.
 */
export async function removeOldBackups(newest: string, now: Date): Promise<string[]> {
  const before = now.getTime() - RETENTION.backups * DAY_MS;
  const beside = await readdir(dirname(newest), { withFileTypes: true });
  const folders = beside
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(dirname(newest), name));
  const gone: string[] = [];
  for (const folder of folders) {
    const madeAt = await readWhenMade(folder);
    if (madeAt === undefined || madeAt >= before || folder === newest) continue;
    await rm(folder, { recursive: true });
    gone.push(folder);
  }
  return gone;
}

async function readWhenMade(folder: string): Promise<number | undefined> {
  try {
    const { format, madeAt } = JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8'));
    const made = Date.parse(madeAt);
    return format === 1 && !Number.isNaN(made) ? made : undefined;
  } catch {
    return undefined;
  }
}
