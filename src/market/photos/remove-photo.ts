import { isId } from '#rules/id.ts';
import { can, ensureSignedIn } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { PhotoContext } from '../context.ts';
import { askToClear } from './clear-photo-files.ts';
import { findPhoto, removeUnusedPhoto } from './photo-store.ts';
import { removePhotoFiles } from './remove-photo-files.ts';

/** Removes an upload of one's own. One that is on an ad is taken off the ad first; one that was sent in a message stays. */
export async function removePhoto(ctx: PhotoContext, photoId: string): Promise<void> {
  const account = ensureSignedIn(ctx.viewer);
  const photo = isId(photoId) ? await findPhoto(ctx.db, photoId) : undefined;
  if (!photo || !can(account, 'remove this photo', { accountId: photo.owner_id }))
    throw new Refusal('not-found', 'There is no such photo.');
  const isRemoved = await ctx.write(async (unit) => {
    await askToClear(ctx, unit, photo.file_key);
    return removeUnusedPhoto(unit.db, photo.id);
  });
  if (!isRemoved) throw new Refusal('conflict', whyItStays(photo));
  await removePhotoFiles(ctx, photo.file_key);
}

function whyItStays({ message_id, ad_id }: { message_id: string | null; ad_id: string | null }): string {
  if (message_id !== null) return 'This photo was sent in a message.';
  return ad_id === null
    ? 'This photo is kept for a sale.'
    : 'This photo is on an ad. Take it off the ad first.';
}
