import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { BUNDLE_SIZE } from '#rules/bundles/bundle-need.ts';
import { SIZE_SENTENCE } from '#rules/bundles/bundle-need-words.ts';
import { MISMATCH } from '#rules/bundles/search/bins.ts';
import { goTogether } from '#rules/bundles/hair-together.ts';
import { isEnough } from '#rules/bundles/search/swap.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { readRates } from '../../prices/read-rates.ts';
import type { ProposalView } from '../bundle-view.ts';
import { readMembers } from '../keep/read-members.ts';
import { hankView, sumUp } from '../make-bundle-view.ts';
import { toCounted } from '../swap/find-swaps.ts';
import { toSums } from '../to-sums.ts';

type SetWish = {
  need: BundleNeed;
  /** Ads, in the order in which they are shown. */ members: readonly string[];
};

/** A set that somebody put together: what was found, with other hanks in some of its places. */
export async function showSet(ctx: Context, { need, members }: SetWish): Promise<ProposalView> {
  const isSize = members.length >= BUNDLE_SIZE.min && members.length <= BUNDLE_SIZE.max;
  if (!isSize || new Set(members).size < members.length) throw new Refusal('invalid', SIZE_SENTENCE);
  const found = await readMembers(ctx, members, need);
  const hanks = found.map(({ hank }) => hank);
  if (!hanks.every((one) => hanks.every((other) => one === other || goTogether(one, other, need))))
    throw new Refusal('invalid', 'These hanks do not go together for what you need.');
  const rates = await readRates(ctx);
  const counted = found.map((each) => toCounted(each, need, rates));
  if (!isEnough(need, toSums(need, rates), counted))
    throw new Refusal('invalid', 'These hanks do not fit what you need.');
  const shown = { currency: need.parcel.currency, rates };
  const views = found.map((each) => hankView(each.row, each.counted, shown));
  const lengths = hanks.map(({ halfInches }) => halfInches);
  const others = (of: 'texture' | 'colour') => new Set(hanks.map((hank) => hank[of])).size - 1;
  return {
    members: views,
    counted: found.reduce((sum, each) => sum + each.counted, 0),
    mismatch:
      Math.max(...lengths) -
      Math.min(...lengths) +
      others('texture') * MISMATCH.textures +
      others('colour') * MISMATCH.colours,
    ...sumUp(views, need, shown),
  };
}
