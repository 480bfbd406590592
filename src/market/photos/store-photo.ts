import type { Context } from '../context.ts';
import { developPhoto } from './develop-photo.ts';
import { insertPhoto } from './photo-store.ts';

/**
 * Takes in a photo for its owner. The files come first and the row last: a crash in between leaves files that
 * nobody sees, never a row without its files.
 */
export async function storePhoto(
  ctx: Context,
  ownerId: string,
  bytes: Uint8Array,
): Promise<{ photoId: string }> {
  const developed = await developPhoto(ctx, bytes);
  return ctx.write(async ({ db }) => ({
    photoId: await insertPhoto(db, developed, ownerId, ctx.now()),
  }));
}
