import { adUrl } from '#rules/ads/title.ts';
import type { Context } from '../../context.ts';
import { readAdFacts } from '../ad-facts-row.ts';
import { listPhotos } from '../ad-store.ts';
import { ensureKeptAd } from '../kept-ad.ts';
import { ensureComplete } from '../post/submit-ad.ts';

/** Where its keeper sees an ad as buyers will; refuses with what is still missing. */
export async function lookAhead(ctx: Context, adId: string): Promise<string> {
  const row = await ensureKeptAd(ctx, adId);
  await ensureComplete(ctx, ctx.db, row, readAdFacts(row, await listPhotos(ctx.db, row.id)));
  return adUrl(row.id, row.slug);
}
