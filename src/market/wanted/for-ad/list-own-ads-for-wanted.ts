import { isId } from '#rules/id.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { readRates } from '../../prices/read-rates.ts';
import { listBlockedPairs } from '../block-store.ts';
import { listAsked, listOffered } from '../hair-store.ts';
import { byPoints } from '../matching/rank-matches.ts';
import { judgePair } from '../to-hair.ts';
import { listLiveAds } from './for-ad-store.ts';
import { type FittingAd, presentFitting } from './present-fitting.ts';

/** More live ads than any plan has room for. */
const ADS_MOST = 200;

/** With which of one's live ads a request could be answered, the best first. */
export async function listOwnAdsForWanted(
  ctx: Context,
  { wantedId }: { wantedId: string },
): Promise<FittingAd[]> {
  const viewer = ensureMayLook(ctx.viewer, 'answer wanted ads');
  const asked = isId(wantedId) ? (await listAsked(ctx.db, [wantedId])).get(wantedId) : undefined;
  if (!asked) throw new Refusal('not-found', 'There is no such request.');
  const blocked = await listBlockedPairs(ctx.db, [viewer.id]);
  if (blocked.has(`${viewer.id} ${asked.buyer_id}`)) return [];
  const by = { rates: await readRates(ctx), now: ctx.now() };
  const ads = await listOffered(ctx.db, await listLiveAds(ctx.db, viewer.id, ADS_MOST));
  const fitting = [...ads.values()].flatMap((ad) => {
    const judged = judgePair(asked, ad, by);
    return judged.points === null ? [] : [{ ...judged, id: ad.id, since: ad.since }];
  });
  return presentFitting(ctx, fitting.toSorted(byPoints));
}
