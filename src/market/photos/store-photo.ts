import { randomBytes } from 'node:crypto';
import { PHOTO_BYTES_MAX } from '#rules/photo.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { insertPhoto } from './photo-store.ts';

/**
 * Takes in a photo for its owner. The files come first and the row last: a crash in between leaves files that
 * the sweep removes, never a row without its files.
 */
export async function storePhoto(
  ctx: Context,
  ownerId: string,
  bytes: Uint8Array,
): Promise<{ photoId: string }> {
  if (bytes.length > PHOTO_BYTES_MAX)
    throw new Refusal('too-large', 'This photo is too large. Send one of at most 15 MB.');
  const photo = await ctx.photoStudio.develop(bytes);
  const key = randomBytes(16).toString('base64url');
  for (const [name, file] of Object.entries(photo.files))
    await ctx.photoFiles.put(`${key}/${name}.webp`, file);
  return ctx.write(async ({ db }) => ({
    photoId: await insertPhoto(db, { ownerId, key, photo, now: ctx.now() }),
  }));
}
