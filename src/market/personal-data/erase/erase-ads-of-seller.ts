import { RETENTION } from '#rules/retention/retention.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { eraseAd } from './erase-ad.ts';
import { listAdsToErase, listEvidenceToErase } from './ad-erase-store.ts';
import { deleteAllOfSeller } from './seller-ads-store.ts';
import { DAY_MS } from '#rules/time.ts';

const AT_ONCE = 50;

/** Deletes every ad of somebody who has left, and erases those that no open report is about. */
export async function eraseAdsOfSeller(ctx: Context, unit: Unit, sellerId: string): Promise<void> {
  await deleteAllOfSeller(unit.db, sellerId, ctx.now());
  for (const adId of await listAdsToErase(unit.db, sellerId)) await eraseAd(unit, adId);
}

/** Erases the ads that outlived their seller as evidence: their report is decided, or has waited too long. */
export async function eraseOldEvidence(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - RETENTION.evidence * DAY_MS);
  for (let found = AT_ONCE; found === AT_ONCE;) {
    found = await ctx.write(async (unit) => {
      const ads = await listEvidenceToErase(unit.db, { before, most: AT_ONCE });
      for (const adId of ads) await eraseAd(unit, adId);
      return ads.length;
    });
  }
}
