import { can, ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { findPhotoLimit, type PhotoLimit } from '../ensure-place.ts';
import { findAd } from '../own-ad-store.ts';

/** How many photos this ad may have by its seller's plan; without an ad, the next one of whoever asks. */
export async function showPhotoLimit(ctx: Context, adId: string | null): Promise<PhotoLimit> {
  const account = ensure(ctx.viewer, 'post an ad');
  if (adId === null) return findPhotoLimit(ctx, ctx.db, account.id);
  const row = await findAd(ctx.db, adId);
  if (!row || !can(account, 'change this ad', { sellerId: row.seller_id, enteredBy: row.entered_by }))
    throw new Refusal('not-found', 'There is no such ad.');
  return findPhotoLimit(ctx, ctx.db, row.seller_id);
}
