import { isPhotoFileKey, photoContentType } from '#platform/photo-files.ts';
import { can } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { findPhotoAudience } from './photo-store.ts';

type OpenPhoto = { bytes: Uint8Array; type: string; isPublic: boolean };

/** The file of a photo. One that is on no public ad is shown to its owner and staff alone. */
export async function openPhoto(ctx: Context, file: string): Promise<OpenPhoto | undefined> {
  if (!isPhotoFileKey(file)) return undefined;
  const [key = '', name] = file.split('/');
  const audience = await findPhotoAudience(ctx.db, key);
  if (!audience) return undefined;
  const isInsider = can(ctx.viewer, 'see this ad before it is published', { sellerId: audience.ownerId });
  // The master is what we keep to make other sizes of, not something to hand out.
  if (!isInsider && (!audience.isPublic || name === 'master.webp')) return undefined;
  const bytes = await ctx.photoFiles.get(file);
  return bytes && { bytes, type: photoContentType(file), isPublic: audience.isPublic };
}
