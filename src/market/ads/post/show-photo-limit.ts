import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { findPhotoLimit, type PhotoLimit } from '../ensure-place.ts';
import { ensureKeptAd } from '../kept-ad.ts';

/** How many photos this ad may have by its seller's plan; without an ad, the next one of whoever asks. */
export async function showPhotoLimit(ctx: Context, adId: string | null): Promise<PhotoLimit> {
  const account = ensure(ctx.viewer, 'post an ad');
  if (adId === null) return findPhotoLimit(ctx, ctx.db, account.id);
  const row = await ensureKeptAd(ctx, adId);
  return findPhotoLimit(ctx, ctx.db, row.seller_id);
}
