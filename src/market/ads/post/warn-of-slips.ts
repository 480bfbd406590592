import type { AdWarning } from '#rules/ads/warnings.ts';
import { listWarnings } from '#rules/ads/warnings.ts';
import { can, ensureSignedIn } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { isPhotoKnown } from '../../photos/is-photo-known.ts';
import { readAdFacts } from '../ad-facts-row.ts';
import { listPhotos } from '../ad-store.ts';
import { guidePrice } from './guide-price.ts';
import { findAd } from '../own-ad-store.ts';

/** What the keeper of an ad may want to look at again before it is published. None of it stops anybody. */
export async function warnOfSlips(ctx: Context, adId: string): Promise<AdWarning[]> {
  const account = ensureSignedIn(ctx.viewer);
  const row = await findAd(ctx.db, adId);
  if (!row || !can(account, 'change this ad', { sellerId: row.seller_id, enteredBy: row.entered_by }))
    throw new Refusal('not-found', 'There is no such ad.');
  const facts = readAdFacts(row, await listPhotos(ctx.db, row.id));
  return listWarnings(facts, {
    guide: facts.currency === null ? undefined : await guidePrice(ctx, row.id, facts.currency),
    // Whoever published it has heard it, and staff have looked.
    isPhotoSeenElsewhere:
      row.published_at === null &&
      (await isPhotoKnown(
        ctx.db,
        row.seller_id,
        facts.photos.map(({ id }) => id),
      )),
  });
}
