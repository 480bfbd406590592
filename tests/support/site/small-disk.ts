import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of that size at that place, which a test may fill up and make room on. */
export function mountSmallDisk(place: string, size: string) {
  mkdirSync(place, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', place]);
  const ballast = join(place, 'ballast');
  return {
    /** All but so many kilobytes. */
    fillUp(leave: number) {
      const free = Number(execFileSync('df', ['--output=avail', '-k', place]).toString().split('\n')[1]);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, free - leave) * 1024), { flag: 'a' });
      } catch (error) {
        // Somebody else wrote meanwhile: then it is full, as it shall be.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    remove: () => execFileSync('umount', ['-l', place]),
  };
}

/** Only root may give a folder a size, and not in every container. */
export function canMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'fairhank-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place], { stdio: 'ignore' });
    execFileSync('umount', [place], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true });
  }
}
