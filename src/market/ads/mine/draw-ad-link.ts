import { drawQrCode } from '#platform/draw-qr-code.ts';
import { adUrl } from '#rules/ads/title.ts';
import type { Context } from '../../context.ts';
import { ensureKeptAd } from '../kept-ad.ts';

/** The address of one's own ad, and the same as a picture for phones. */
export async function drawAdLink(ctx: Context, adId: string) {
  const row = await ensureKeptAd(ctx, adId);
  const address = `${ctx.config.ORIGIN}${adUrl(row.id, row.slug)}`;
  return { address, picture: drawQrCode(address) };
}
