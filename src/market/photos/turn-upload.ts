import { ensureSignedIn } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { PhotoContext, ProcessContext } from '../context.ts';
import { findPhoto } from './photo-store.ts';
import { whileSending } from './upload/open-uploads.ts';
import { storePhoto } from './upload/store-photo.ts';

/** A copy of a photo, turned by a quarter to the right: an upload of its own, as every file stays what it is. */
export async function turnUpload(ctx: PhotoContext & ProcessContext, photoId: string): Promise<string> {
  const account = ensureSignedIn(ctx.viewer);
  const photo = await findPhoto(ctx.db, photoId);
  const master = photo && (await ctx.photoFiles.get(`${photo.file_key}/master.webp`));
  if (!master) throw new Refusal('not-found', 'There is no such photo.');
  return whileSending(ctx, account.id, async () => {
    const turned = await ctx.photoStudio.turn(master);
    return (await storePhoto(ctx, account.id, turned)).photoId;
  });
}
