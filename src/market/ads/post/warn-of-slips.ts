import { type AdWarning, listWarnings } from '#rules/ads/checks/warnings.ts';
import { ensureSignedIn } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { isPhotoKnown } from '../../photos/is-photo-known.ts';
import { readAdFacts } from '../ad-facts-row.ts';
import { listPhotos } from '../ad-store.ts';
import { estimateAdPrice } from '../../prices/estimate-ad-price.ts';
import { ensureKeptAd } from '../kept-ad.ts';

/** What the keeper of an ad may want to look at again before it is published. None of it stops anybody. */
export async function warnOfSlips(ctx: Context, adId: string): Promise<AdWarning[]> {
  ensureSignedIn(ctx.viewer);
  const row = await ensureKeptAd(ctx, adId);
  const facts = readAdFacts(row, await listPhotos(ctx.db, row.id));
  return listWarnings(facts, {
    guide: facts.currency === null ? undefined : await estimateAdPrice(ctx, facts, facts.currency),
    // Whoever published it has heard it, and staff have looked.
    isPhotoSeenElsewhere:
      row.published_at === null && (await isPhotoKnown(ctx.db, row.seller_id, facts.photos)),
  });
}
