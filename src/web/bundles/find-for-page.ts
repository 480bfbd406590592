import type { BundlesView, ProposalView } from '#market/bundles/bundle-view.ts';
import type { Market } from '#market/market.ts';
import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { convertMoney, type Currency, type Money, type Rates } from '#rules/money/money.ts';
import { isRefusal } from '#rules/refusal.ts';
import { type AskedSwaps, askSwaps } from './ask-swaps.ts';
import type { OpenSet } from './need/need-query.ts';

export type FoundForPage = {
  /** With what its reader made of the open set in the place of what was found. */
  view: BundlesView;
  open: OpenSet;
  swaps: AskedSwaps | null;
  isOwn: boolean;
  /** What the reader chose cannot be had any more. */
  isLost: boolean;
};

/** The sets for a need; in the open one the hanks that its reader chose, and what else fits in one place of it. */
export async function findForPage(
  { bundles, prices }: Market,
  need: BundleNeed,
  { open, currency }: { open: OpenSet; /** Null: the reader chose none. */ currency: Currency | null },
): Promise<FoundForPage> {
  const shown = currency ?? need.parcel.currency;
  const found = await bundles.find({ need, currency: shown });
  const chosen = open.set in found.proposals ? open.hanks : undefined;
  const set = chosen && (await orNothing(bundles.showSet({ need, members: chosen })));
  const own = set && (set.hair.currency === shown ? set : inMoney(set, shown, await prices.rates()));
  const view = own ? { ...found, proposals: found.proposals.with(open.set, own) } : found;
  const members = view.proposals[open.set]?.members.map(({ ad }) => ad.id);
  const swaps =
    open.swap !== undefined && members && open.swap < members.length
      ? await askSwaps(bundles.swaps({ need, members, place: open.swap + 1, currency: shown }))
      : null;
  return {
    view,
    open,
    swaps,
    isOwn: own !== undefined,
    isLost: chosen !== undefined && own === undefined,
  };
}

/** A set in the money of its reader. */
function inMoney(set: ProposalView, currency: Currency, rates: Rates): ProposalView {
  const convert = (sum: Money) => convertMoney(sum, currency, rates);
  return {
    ...set,
    hair: convert(set.hair),
    parcels: convert(set.parcels),
    total: convert(set.total),
    members: set.members.map((hank) => ({ ...hank, price: convert(hank.ad.price) })),
  };
}

/** Sold or reserved meanwhile, or an address that somebody made up: what was found stands. */
async function orNothing<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
}
