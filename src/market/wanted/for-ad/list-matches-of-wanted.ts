import { ensureMayLook } from '#rules/permissions.ts';
import { isId } from '#rules/id.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { readRates } from '../../prices/read-rates.ts';
import { listAsked } from '../hair-store.ts';
import { findFittingAds } from './find-fitting-ads.ts';
import { type FittingAd, presentFitting } from './present-fitting.ts';

/** The ads that fit a request of one's own now, the best first. */
export async function listMatchesOfWanted(
  ctx: Context,
  { wantedId }: { wantedId: string },
): Promise<FittingAd[]> {
  const viewer = ensureMayLook(ctx.viewer, 'keep wanted ads');
  const asked = isId(wantedId) ? (await listAsked(ctx.db, [wantedId])).get(wantedId) : undefined;
  if (asked?.buyer_id !== viewer.id || asked.status === 'deleted')
    throw new Refusal('not-found', 'There is no such request.');
  const by = { db: ctx.db, rates: await readRates(ctx), now: ctx.now(), lookNow: 1 };
  const fitting = await findFittingAds(ctx, [asked], by);
  return presentFitting(ctx, fitting.get(asked.id) ?? []);
}
