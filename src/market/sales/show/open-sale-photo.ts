import { photoContentType } from '#platform/photos/photo-files.ts';
import type { Account } from '#rules/accounts/account.ts';
import type { PhotoSize } from '#rules/ads/photos/photo.ts';
import { isId } from '#rules/id.ts';
import { can } from '#rules/permissions.ts';
import type { PhotoContext } from '../../context.ts';
import { listSalesOfPhoto, type PhotoInSale } from './show-store.ts';

type AskedPhoto = { photoId: string; size: PhotoSize };

/**
 * The file of a photo in a sale, also of the ad as both saw it: for its two people and admins; a receipt, which may say
 * where somebody lives, and what is hidden by now, for admins.
 */
export async function openSalePhoto(
  ctx: PhotoContext,
  { photoId, size }: AskedPhoto,
): Promise<{ bytes: Uint8Array; type: string } | undefined> {
  const { viewer } = ctx;
  if (!isId(photoId) || !viewer) return undefined;
  const photo = (await listSalesOfPhoto(ctx.db, photoId)).find((each) => maySee(viewer, each));
  if (!photo) return undefined;
  const file = `${photo.file_key}/${size}.webp`;
  const bytes = await ctx.photoFiles.get(file);
  return bytes && { bytes, type: photoContentType(file) };
}

function maySee(viewer: Account, { kind, buyer_id, seller_id }: PhotoInSale): boolean {
  if (!can(viewer, 'see this sale', { accountId: buyer_id, sellerId: seller_id })) return false;
  return ![buyer_id, seller_id].includes(viewer.id) || !FOR_STAFF.includes(kind);
}

const FOR_STAFF: readonly string[] = ['receipt', 'ad-held'];
