import type { PhotoSource } from '#platform/photos/photo-studio.ts';
import type { PhotoContext } from '../../context.ts';
import { askToClear } from '../clear-photo-files.ts';
import { developPhoto } from './develop-photo.ts';
import { ensureUnusedFit } from './ensure-unused-fit.ts';
import { insertPhoto } from '../photo-store.ts';
import { removePhotoFiles } from '../remove-photo-files.ts';

export type StoredPhoto = {
  photoId: string;
  publicKey: string;
  width: number;
  height: number;
  thumbhash: string;
};

/** Of a parcel's post: only staff will see it. */
export type SentAs = { isReceipt?: boolean };

/**
 * Takes in a photo for its owner. The files come first and the row last: a crash in between leaves files that
 * nobody sees and that a job clears away, never a row without its files.
 */
export async function storePhoto(
  ctx: PhotoContext,
  ownerId: string,
  source: PhotoSource,
  { isReceipt = false }: SentAs = {},
): Promise<StoredPhoto> {
  const beforeFirstFile = (newKey: string) => ctx.write((unit) => askToClear(ctx, unit, newKey));
  const developed = await developPhoto(ctx, source, beforeFirstFile, isReceipt);
  const { key, width, height } = developed;
  try {
    const row = await ctx.write(async ({ db }) => {
      await ensureUnusedFit(db, ownerId);
      return insertPhoto(db, developed, { ownerId, isReceipt, now: ctx.now() });
    });
    const thumbhash = Buffer.from(developed.thumbhash).toString('base64');
    return { photoId: row.id, publicKey: row.public_key, width, height, thumbhash };
  } catch (error) {
    await removePhotoFiles(ctx, key).catch(() => {});
    throw error;
  }
}
