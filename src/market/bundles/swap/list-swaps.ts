import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { SIZE_SENTENCE } from '#rules/bundles/bundle-need-words.ts';
import { convertMoney, type Currency } from '#rules/money/money.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { readRates } from '../../prices/read-rates.ts';
import type { SwapView } from '../bundle-view.ts';
import { ensureMayFind } from '../find/ensure-may-find.ts';
import { inTurn } from '../find/take-turns.ts';
import { readMembers } from '../keep/read-members.ts';
import { findSwaps, toCounted } from './find-swaps.ts';

type SwapWish = {
  need: BundleNeed;
  /** The ads of the set, two to six. */
  members: readonly string[];
  /** The one that is to leave, from 1. */
  place: number;
  currency?: Currency;
};

/** Others for one place of a set that nobody keeps yet. */
export async function listSwapsForSet(ctx: Context, wish: SwapWish): Promise<SwapView[]> {
  await ensureMayFind(ctx, 'bundle-page');
  const { need, currency = need.parcel.currency } = wish;
  return inTurn(async () => {
    const members = await readMembers(ctx, wish.members, need);
    const leaving = members[wish.place - 1];
    if (leaving === undefined) throw new Refusal('invalid', SIZE_SENTENCE, { place: [SIZE_SENTENCE] });
    const rates = await readRates(ctx);
    const { price, currency: own } = leaving.row;
    const set = {
      readerId: ctx.viewer?.id ?? null,
      need,
      rest: members.filter((member) => member !== leaving).map((each) => toCounted(each, need, rates)),
      leaving: leaving.row.id,
      price: convertMoney({ amount: price ?? 0, currency: own }, currency, rates).amount,
    };
    return findSwaps(ctx, set, { currency, rates });
  });
}
