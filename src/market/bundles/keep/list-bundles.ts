import { ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { findPlan } from '../../payments/plans/find-plan.ts';
import { readRates } from '../../prices/read-rates.ts';
import type { KeptBundlesView } from '../bundle-view.ts';
import { listBundleRows } from './bundle-store.ts';
import { keptView, readAds } from './show-bundle.ts';

/** The bundles somebody keeps, the newest first, and how many more their plan has room for. */
export async function listBundles(ctx: Context): Promise<KeptBundlesView> {
  const viewer = ensureMayLook(ctx.viewer, 'keep bundles');
  const bundles = await listBundleRows(ctx.db, viewer.id);
  const ads = await readAds(ctx, bundles);
  const rates = await readRates(ctx);
  const { limits } = await findPlan(ctx, viewer);
  return {
    items: bundles.map((bundle) => {
      const shown = { currency: bundle.need.parcel.currency, rates };
      const { members, total, counted, ...kept } = keptView(ctx, bundle, { ...ads, shown });
      return {
        id: kept.id,
        name: kept.name,
        isWatched: kept.isWatched,
        createdAt: kept.createdAt,
        hanks: members.length,
        live: members.filter(({ state }) => state === 'live').length,
        total,
        counted,
        grams: bundle.need.grams,
      };
    }),
    room: {
      kept: bundles.length,
      keeps: limits.keptBundles,
      watched: bundles.filter(({ is_watched }) => is_watched).length,
      watches: limits.watchedBundles,
    },
  };
}
