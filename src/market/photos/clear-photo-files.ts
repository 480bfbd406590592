import type { Job } from '#platform/jobs/job.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { PhotoContext } from '../context.ts';
import { hasPhotoRow } from './photo-store.ts';
import { removePhotoFiles } from './remove-photo-files.ts';
import { HOUR_MS } from '#rules/time.ts';

/** The files of a photo whose row goes. */
export const CLEAR_PHOTO_FILES: Job<{ key: string }> = { name: 'clear-photo-files' };

/** Longer than any upload takes. */
const LATER_MS = HOUR_MS;

/**
 * Removes the files of a photo that has no row. Asked for before the first file is written and with every row that
 * goes, so that no file stays for ever, whenever a process dies or the store is away.
 */
export async function clearPhotoFiles(ctx: PhotoContext, key: string): Promise<void> {
  // Asked where writes go: a replica may not know of the photo yet.
  if (!(await ctx.write(({ db }) => hasPhotoRow(db, key)))) await removePhotoFiles(ctx, key);
}

export const askToClear = ({ now }: Pick<PhotoContext, 'now'>, unit: Unit, key: string): Promise<void> =>
  unit.enqueue(CLEAR_PHOTO_FILES, { key }, new Date(now().getTime() + LATER_MS));
