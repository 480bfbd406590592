import { convertMoney, type Money } from '#rules/money/money.ts';
import type { Context } from '../../context.ts';
import type { SwapView } from '../bundle-view.ts';
import type { BundleRow, MemberRow } from '../keep/bundle-store.ts';
import { findSwaps } from './find-swaps.ts';
import { type PlaceWish, readAround } from './read-around.ts';

type Kept = Pick<BundleRow, 'need' | 'members'>;

/** What fits in one place beside those of a kept bundle that can still be had. */
export async function findSwapsInKept(
  ctx: Pick<Context, 'db' | 'now'>,
  { need, members }: Kept,
  wish: PlaceWish,
): Promise<SwapView[]> {
  const { place, readerId, rates } = wish;
  const member = members.find(({ position }) => position === place);
  const { rest, leaving } = await readAround(ctx, { need, members }, wish);
  const { currency } = need.parcel;
  const stood = member
    ? convertMoney(findPrice(member, leaving), currency, rates).amount
    : -need.parcel.amount;
  const set = { readerId, need, rest, leaving: member?.ad_id ?? null, price: stood };
  return findSwaps(ctx, set, { currency, rates });
}

/** What it costs today; of what cannot be had any more, what it cost when it was kept. */
const findPrice = (
  member: MemberRow,
  leaving: { price: number | null; currency: MemberRow['currency'] } | undefined,
): Money =>
  leaving === undefined || leaving.price === null
    ? { amount: member.price, currency: member.currency }
    : { amount: leaving.price, currency: leaving.currency };
