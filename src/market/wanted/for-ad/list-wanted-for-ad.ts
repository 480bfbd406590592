import { can, ensureMayLook } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { ANSWERS_MOST } from '#rules/wanted/wanted-list.ts';
import type { Context } from '../../context.ts';
import { listOffered } from '../hair-store.ts';
import { wantedView } from '../make-wanted-view.ts';
import type { WantedForAdView } from '../wanted-view.ts';
import { findFitting } from './find-fitting.ts';
import { countOwnAnswers, findAdKeeper, listShownWanted } from './for-ad-store.ts';

/** Who wants hair like this: the requests that an ad of one's own fits, the best first. */
export async function listWantedForAd(ctx: Context, { adId }: { adId: string }): Promise<WantedForAdView[]> {
  const viewer = ensureMayLook(ctx.viewer, 'change this ad');
  const keeper = await findAdKeeper(ctx.db, adId);
  const isTheirs =
    keeper && can(viewer, 'change this ad', { sellerId: keeper.seller_id, enteredBy: keeper.entered_by });
  if (!isTheirs) throw new Refusal('not-found', 'There is no such ad.');
  const now = ctx.now();
  const ads = await listOffered(ctx.db, [keeper.id]);
  const fitting = (await findFitting(ctx, [...ads.values()])).get(keeper.id) ?? [];
  const ids = fitting.map(({ id }) => id);
  const shown = await listShownWanted(ctx.db, ids, now);
  const answers = await countOwnAnswers(ctx.db, ids, { adId: keeper.id, sellerId: keeper.seller_id });
  return fitting.flatMap(({ id, points, reasons }) => {
    const row = shown.get(id);
    if (!row) return [];
    const { count, isWithThis: hasAnswered } = answers.get(id) ?? { count: 0, isWithThis: false };
    const canAnswer = !hasAnswered && count < ANSWERS_MOST;
    return [{ wanted: wantedView(row, now), points, reasons, hasAnswered, canAnswer }];
  });
}
