import { isPhotoFileKey, photoContentType } from '#platform/photos/photo-files.ts';
import type { Viewer } from '#rules/accounts/account.ts';
import { can } from '#rules/permissions.ts';
import type { PhotoContext } from '../../context.ts';
import { findMessagePhoto } from './message-photo-store.ts';

type Photo = NonNullable<Awaited<ReturnType<typeof findMessagePhoto>>>;

/**
 * The file of a photo in a message: for its two people as they see the message, and for staff where it is held or
 * reported. That staff looked is written down before they see it.
 */
export async function openMessagePhoto(
  ctx: PhotoContext,
  file: string,
): Promise<{ bytes: Uint8Array; type: string } | undefined> {
  if (!isPhotoFileKey(file)) return undefined;
  const [key = '', name = ''] = file.split('/');
  // The master is what we keep to make other sizes of, not something to hand out.
  const photo = name === 'master.webp' ? undefined : await findMessagePhoto(ctx.db, key);
  if (!photo) return undefined;
  if (!isOneOfTheTwo(ctx.viewer, photo)) {
    if (!photo.is_case || !can(ctx.viewer, 'handle held messages')) return undefined;
    await noteLook(ctx, photo);
  }
  const bytes = await ctx.photoFiles.get(`${photo.file_key}/${name}`);
  return bytes && { bytes, type: photoContentType(file) };
}

/** What was removed is shown to neither, what is held or refused to its sender alone. */
function isOneOfTheTwo(viewer: Viewer, photo: Photo): boolean {
  if (viewer === null || photo.removed_at !== null) return false;
  if (viewer.id === photo.sender_id) return true;
  return photo.delivered_at !== null && [photo.buyer_id, photo.seller_id].includes(viewer.id);
}

const noteLook = (ctx: PhotoContext, { id, message_id }: Photo) =>
  ctx.write((unit) =>
    unit.audit({
      action: 'message.see-photo',
      objectKind: 'message',
      objectId: message_id,
      before: null,
      after: { photo: id },
      reason: 'Looked at a photo of a held or reported message.',
    }),
  );
