import { drawQrCode } from '#platform/draw-qr-code.ts';
import { can } from '#rules/permissions.ts';
import { adUrl } from '#rules/ads/title.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { findAd } from '../own-ad-store.ts';

/** The address of one's own ad, and the same as a picture for phones. */
export async function drawAdLink(ctx: Context, adId: string) {
  const row = await findAd(ctx.db, adId);
  if (!row || !can(ctx.viewer, 'change this ad', { sellerId: row.seller_id, enteredBy: row.entered_by }))
    throw new Refusal('not-found', 'There is no such ad.');
  const address = `${ctx.config.ORIGIN}${adUrl(row.id, row.slug)}`;
  return { address, picture: drawQrCode(address) };
}
