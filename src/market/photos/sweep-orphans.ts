import type { Context } from '../context.ts';
import { listKnownKeys } from './photo-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many are the leavings of crashes; many more mean that these files belong to another database. */
const ALWAYS_FEW = 100;
const SHARE = 0.1;

/**
 * Removes files that belong to no photo: a crash between storing and inserting leaves them, and nobody sees them.
 * Files beside a database that does not know them are left alone, and the log says so.
 */
export async function sweepOrphans(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - DAY_MS);
  const orphans: string[] = [];
  let seen = 0;
  for await (const keys of ctx.photoFiles.listOld(before)) {
    const known = await listKnownKeys(ctx.db, keys);
    orphans.push(...keys.filter((key) => !known.has(key)));
    seen += keys.length;
  }
  if (orphans.length > Math.max(ALWAYS_FEW, seen * SHARE)) {
    ctx.log.warn(
      { orphans: orphans.length, seen },
      'most photo files are not of this database: none was removed',
    );
    return;
  }
  for (const key of orphans) await ctx.photoFiles.removePhoto(key);
}
