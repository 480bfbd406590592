import { photoContentType } from '#platform/photos/photo-files.ts';
import type { PhotoSize } from '#rules/ads/photos/photo.ts';
import { isId } from '#rules/id.ts';
import { can } from '#rules/permissions.ts';
import type { PhotoContext } from '../../context.ts';
import { findSalePhoto } from './show-store.ts';

type AskedPhoto = { photoId: string; size: PhotoSize };

/** The file of a photo in a sale: for its two people and admins; a receipt, which may say where somebody lives, for admins. */
export async function openSalePhoto(
  ctx: PhotoContext,
  { photoId, size }: AskedPhoto,
): Promise<{ bytes: Uint8Array; type: string } | undefined> {
  const photo = isId(photoId) ? await findSalePhoto(ctx.db, photoId) : undefined;
  if (!photo || !ctx.viewer) return undefined;
  const sale = { accountId: photo.buyer_id, sellerId: photo.seller_id };
  if (!can(ctx.viewer, 'see this sale', sale)) return undefined;
  const isParty = [photo.buyer_id, photo.seller_id].includes(ctx.viewer.id);
  if (photo.kind === 'receipt' && isParty) return undefined;
  const file = `${photo.file_key}/${size}.webp`;
  const bytes = await ctx.photoFiles.get(file);
  return bytes && { bytes, type: photoContentType(file) };
}
