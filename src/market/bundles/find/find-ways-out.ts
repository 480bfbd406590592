import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { searchFirstBundle } from '#rules/bundles/search/find-bundles.ts';
import { listWaysOut } from '#rules/bundles/search/ways-out.ts';
import { convertMoney } from '#rules/money/money.ts';
import type { Context } from '../../context.ts';
import type { BundlesView } from '../bundle-view.ts';
import { needView, type Shown } from '../make-bundle-view.ts';
import { toSums } from '../to-sums.ts';
import { listCandidates } from './list-candidates.ts';
import { withPauses } from './take-turns.ts';

type Asked = Shown & { need: BundleNeed; withoutSellers: readonly string[] };

/** For a need that nothing fits: those near it that something does. Each is a search. */
export async function findWaysOut(
  ctx: Context,
  { need, withoutSellers, currency, rates }: Asked,
): Promise<BundlesView['waysOut']> {
  const found: BundlesView['waysOut'] = [];
  for (const way of listWaysOut(need)) {
    const { hanks } = await listCandidates(ctx, way.need, withoutSellers);
    const best = await withPauses(searchFirstBundle(way.need, toSums(way.need, rates), hanks));
    if (best === null) continue;
    const total = convertMoney({ amount: best.cost, currency: 'USD' }, currency, rates);
    found.push({ words: way.words, need: needView(way.need), total });
  }
  return found;
}
