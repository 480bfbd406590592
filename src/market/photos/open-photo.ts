import { isPhotoFileKey, photoContentType } from '#platform/photos/photo-files.ts';
import { can } from '#rules/permissions.ts';
import type { PhotoContext } from '../context.ts';
import { findPhotoAt } from './photo-store.ts';

/** `isPublic`: the same for everybody, so that caches may keep it. */
type OpenPhoto = { bytes: Uint8Array; type: string; isPublic: boolean };

/** The file of a photo. One that is on no public ad is shown to its owner and staff alone. */
export async function openPhoto(ctx: PhotoContext, file: string): Promise<OpenPhoto | undefined> {
  if (!isPhotoFileKey(file)) return undefined;
  const [key = '', name] = file.split('/');
  const photo = await findPhotoAt(ctx.db, key);
  if (!photo) return undefined;
  // The master is what we keep to make other sizes of, not something to hand out.
  const isPublic = photo.isPublic && name !== 'master.webp';
  if (!isPublic && !can(ctx.viewer, 'see this ad before it is published', { sellerId: photo.ownerId }))
    return undefined;
  const bytes = await ctx.photoFiles.get(`${photo.fileKey}/${name}`);
  return bytes && { bytes, type: photoContentType(file), isPublic };
}
