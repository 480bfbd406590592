import { UNDO_AD_DAYS } from '#rules/ads/state.ts';
import type { Context } from '../../context.ts';
import { eraseAd } from './erase-ad.ts';
import { listDeletedAds } from './ad-erase-store.ts';
import { DAY_MS } from '#rules/time.ts';

const AT_ONCE = 50;

/** Removes for good what was deleted and can no longer be undone. */
export async function purgeAds(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNDO_AD_DAYS * DAY_MS);
  for (let found = AT_ONCE; found === AT_ONCE;) {
    found = await ctx.write(async (unit) => {
      const deleted = await listDeletedAds(unit.db, before, AT_ONCE);
      for (const { id } of deleted) await eraseAd(unit, id);
      return deleted.length;
    });
  }
}
