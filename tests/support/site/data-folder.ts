import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Memory that looks like a disk, where the machine has it. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;
const MARK = 'fairhank-tests';

/**
 * A folder for data that need not outlive its tests: in memory where there is plenty of it. Each file of tests has a
 * database of its own, more than a thousand small files, and a disk takes up to a second to make and remove them.
 */
export const makeDataFolder = (name: string): string =>
  mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), `${MARK}-${process.pid}-${name}-`));

/** What tests that were killed have left there. */
export function clearMemory(): void {
  if (!hasMemory()) return;
  for (const folder of readdirSync(MEMORY)) {
    const pid = new RegExp(`^${MARK}-(\\d+)-`).exec(folder)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(MEMORY, folder), { recursive: true, force: true });
  }
}

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) >= ENOUGH_BYTES;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
