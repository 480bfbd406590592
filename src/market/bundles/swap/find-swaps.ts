import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import type { CountedHank } from '#rules/bundles/search/found-bundles.ts';
import { listSwaps } from '#rules/bundles/search/swap.ts';
import type { Rates } from '#rules/money/money.ts';
import type { Context } from '../../context.ts';
import type { SwapView } from '../bundle-view.ts';
import { listCandidates } from '../find/list-candidates.ts';
import { listHiddenSellers } from '../find/list-hidden-sellers.ts';
import { listShown } from '../hank-store.ts';
import { hankView, type Shown } from '../make-bundle-view.ts';
import { toSums } from '../to-sums.ts';

/**
 * A set in which one place is to be taken by another; what stands there costs `price` in the reader's money. Where
 * nothing stands, a parcel comes on top: the price is one parcel below zero.
 */
type SetToMend = {
  readerId: string | null;
  need: BundleNeed;
  rest: readonly CountedHank[];
  /** The ad that leaves: it does not come back in its own place. */
  leaving: string | null;
  price: number;
};

/** The cheapest hanks that fit in one place and leave the rest as it is; at most five. */
export async function findSwaps(
  ctx: Pick<Context, 'db' | 'now'>,
  { readerId, need, rest, leaving, price }: SetToMend,
  shown: Shown,
): Promise<SwapView[]> {
  const { hanks } = await listCandidates(ctx, need, await listHiddenSellers(ctx.db, readerId));
  const others = hanks.filter(({ id }) => id !== leaving);
  // Nobody stands behind the rest: the place that is looked for is the one after the last.
  const found = listSwaps(need, toSums(need, shown.rates), rest, rest.length, others);
  const rows = await listShown(
    ctx.db,
    found.map(({ hank }) => hank.id),
  );
  return found.flatMap(({ hank, counted }) => {
    const row = rows.get(hank.id);
    if (row === undefined) return [];
    const view = hankView(row, counted, shown);
    return [{ hank: view, more: { amount: view.price.amount - price, currency: shown.currency } }];
  });
}

export const toCounted = (
  { hank, counted }: Pick<CountedHank, 'hank' | 'counted'>,
  need: BundleNeed,
  rates: Rates,
): CountedHank => ({ hank, counted, cost: hank.priceUsdCents + toSums(need, rates).parcelUsdCents });
