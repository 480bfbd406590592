import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { writeNeed } from '#rules/bundles/bundle-need-words.ts';
import { searchBundles } from '#rules/bundles/search/find-bundles.ts';
import type { FoundBundles } from '#rules/bundles/search/found-bundles.ts';
import { convertMoney, type Currency } from '#rules/money/money.ts';
import type { Context } from '../../context.ts';
import { readRates } from '../../prices/read-rates.ts';
import type { BundlesView } from '../bundle-view.ts';
import { listShown } from '../hank-store.ts';
import { hankView, needView, proposalView, type Shown, sumUp } from '../make-bundle-view.ts';
import { toSums } from '../to-sums.ts';
import { countAround } from './count-around.ts';
import { ensureMayFind } from './ensure-may-find.ts';
import { findWaysOut } from './find-ways-out.ts';
import { type Candidates, listCandidates } from './list-candidates.ts';
import { listHiddenSellers } from './list-hidden-sellers.ts';
import { asking, inTurn, withPauses } from './take-turns.ts';

export type BundleWish = {
  need: BundleNeed;
  /** In which sums are shown; left out, that of the parcel. */
  currency?: Currency;
};

/** Sets of hair that go together, for somebody at a page: who drags a slider asks often. */
export async function findBundles(ctx: Context, wish: BundleWish): Promise<BundlesView> {
  await ensureMayFind(ctx, 'bundle-page');
  return searchInTurn(ctx, wish);
}

/** The same for a program. */
export async function findBundlesForProgram(ctx: Context, wish: BundleWish): Promise<BundlesView> {
  await ensureMayFind(ctx, 'bundles');
  return searchInTurn(ctx, wish);
}

/** What a visitor finds, every visitor finds. */
async function searchInTurn(ctx: Context, { need, currency = need.parcel.currency }: BundleWish) {
  if (ctx.viewer !== null) return inTurn(() => search(ctx, need, currency));
  return ctx.cached(`bundles ${currency} ${writeNeed(need)}`, (visitor) =>
    inTurn(() => search(visitor, need, currency)),
  );
}

async function search(ctx: Context, need: BundleNeed, currency: Currency): Promise<BundlesView> {
  const rates = await readRates(ctx);
  const withoutSellers = await listHiddenSellers(ctx.db, ctx.viewer?.id ?? null);
  const candidates = await asking(() => listCandidates(ctx, need, withoutSellers));
  const found = await withPauses(searchBundles(need, toSums(need, rates), candidates.hanks));
  const shown = { currency, rates };
  const around = await countAround(ctx, { need, withoutSellers, isCut: candidates.isCut });
  const waysOut =
    found.bundles.length === 0 ? await findWaysOut(ctx, { need, withoutSellers, ...shown }) : [];
  return {
    ...(await showFound(ctx, found, { need, ...shown })),
    need: needView(need),
    waysOut,
    looked: toLooked(found, candidates, around.outOf),
    withoutPrice: around.withoutPrice,
    rateDate: rates.date,
  };
}

const toLooked = ({ looked }: FoundBundles, { hanks }: Candidates, outOf: number | null) => ({
  hanks: hanks.length,
  outOf,
  isHalved: looked.isHalved,
});

async function showFound(
  ctx: Context,
  { bundles, alone, heaviest, overBudget }: FoundBundles,
  shown: Shown & { need: BundleNeed },
) {
  const members = [...bundles.flatMap((bundle) => bundle.members), ...(alone ? [alone] : [])];
  const rows = await listShown(ctx.db, [...new Set(members.map(({ hank }) => hank.id))]);
  const single = alone && rows.get(alone.hank.id);
  const hank = alone && single ? hankView(single, alone.counted, shown) : null;
  return {
    proposals: bundles.flatMap((bundle) => proposalView(bundle, rows, shown) ?? []),
    alone: hank && { hank, total: sumUp([hank], shown.need, shown).total },
    heaviest,
    overBudget:
      overBudget === null
        ? null
        : convertMoney({ amount: overBudget, currency: 'USD' }, shown.currency, shown.rates),
  };
}
