import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { type AdSearch, ANY_AD } from '#rules/search/search-words.ts';
import { countFound } from '../../ads/find/browse-ads.ts';
import { readSearch } from '../../ads/find/read-search.ts';
import type { Context } from '../../context.ts';
import { MAX_CANDIDATES, toWish } from './list-candidates.ts';
import { countUnpriced } from './walk-store.ts';

const MAX_UNPRICED = 1_000;

type Asked = { need: BundleNeed; withoutSellers: readonly string[]; isCut: boolean };

/** How many fit that were not looked at: those that name no price, and those behind the cut. */
export async function countAround(
  ctx: Context,
  { need, withoutSellers, isCut }: Asked,
): Promise<{ withoutPrice: number; outOf: number | null }> {
  const wish = toWish(need, withoutSellers, ctx.now());
  return {
    withoutPrice: await countUnpriced(ctx.db, wish, MAX_UNPRICED),
    outOf: isCut ? await estimateFitting(ctx, wish.minMm, need) : null,
  };
}

/** A round figure, as beside a list that is narrowed by the same. */
async function estimateFitting(ctx: Context, minLength: number, need: BundleNeed): Promise<number> {
  const search: AdSearch = {
    ...ANY_AD,
    colour: [...need.colours],
    ethnicity: [...need.ethnicities],
    texture: [...need.textures],
    treatment: [...need.treatments],
    cutState: need.isOnlyCut ? ['cut'] : [],
    measured: need.isOnlyMeasured,
    to: need.country,
    minLength,
  };
  const { total } = await countFound(ctx, await readSearch(ctx, search));
  return Math.max(total, MAX_CANDIDATES + 1);
}
