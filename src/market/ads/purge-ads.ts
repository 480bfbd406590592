import { NO_FACTS } from '#rules/ad-facts.ts';
import { UNDO_DAYS } from '#rules/ad-state.ts';
import { attachPhotos } from '../photos/attach-photos.ts';
import type { Context } from '../context.ts';
import { columnsOf } from './ad-facts-row.ts';
import { isSpokenOf, listDeletedAds, removeAd } from './expiry-store.ts';
import { updateAd } from './own-ad-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 50;

/** Removes for good what was deleted and can no longer be undone. Its photos go with the sweep of unused ones. */
export async function purgeAds(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNDO_DAYS * DAY_MS);
  for (let found = AT_ONCE; found === AT_ONCE;) {
    found = await ctx.write(async ({ db }) => {
      const deleted = await listDeletedAds(db, before, AT_ONCE);
      for (const ad of deleted) {
        await attachPhotos(db, { adId: ad.id, sellerId: ad.seller_id, uploaders: [], photos: [] });
        // Messages and reports keep the row they are about, emptied of everything the seller wrote.
        if (await isSpokenOf(db, ad.id)) await updateAd(db, ad, columnsOf(NO_FACTS, ctx.now()));
        else await removeAd(db, ad.id);
      }
      return deleted.length;
    });
  }
}
