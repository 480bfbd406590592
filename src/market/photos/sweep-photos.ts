import { UNUSED_PHOTO_HOURS } from '#rules/ads/photos/photo.ts';
import type { PhotoContext } from '../context.ts';
import { askToClear } from './clear-photo-files.ts';
import { listUnusedPhotos, removeUnusedPhoto } from './photo-store.ts';
import { removePhotoFiles } from './remove-photo-files.ts';
import { HOUR_MS } from '#rules/time.ts';

const AT_ONCE = 100;

/** Removes photos that were uploaded and never used. The row goes first, so that no row points at nothing. */
export async function sweepPhotos(ctx: PhotoContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNUSED_PHOTO_HOURS * HOUR_MS);
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const unused = await listUnusedPhotos(ctx.db, before, AT_ONCE);
    found = unused.length;
    for (const photo of unused) {
      const isRemoved = await ctx.write(async (unit) => {
        await askToClear(ctx, unit, photo.file_key);
        return removeUnusedPhoto(unit.db, photo.id);
      });
      if (!isRemoved) continue;
      await removePhotoFiles(ctx, photo.file_key);
    }
  }
}
