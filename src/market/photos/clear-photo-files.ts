import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../context.ts';
import { hasPhotoRow } from './photo-store.ts';
import { removePhotoFiles } from './remove-photo-files.ts';
import { HOUR_MS } from '#rules/time.ts';

/** Longer than any upload takes. */
const LATER_MS = HOUR_MS;

/**
 * Removes the files of a photo that has no row. Asked for before the first file is written and with every row that
 * goes, so that no file stays for ever, whenever a process dies or the store is away.
 */
export async function clearPhotoFiles(ctx: Context, key: string): Promise<void> {
  // Asked where writes go: a replica may not know of the photo yet.
  if (!(await ctx.write(({ db }) => hasPhotoRow(db, key)))) await removePhotoFiles(ctx, key);
}

export const askToClear = (ctx: Context, unit: Unit, key: string): Promise<void> =>
  unit.enqueue('clear-photo-files', { key }, new Date(ctx.now().getTime() + LATER_MS));
