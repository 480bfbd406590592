import type { CountedHank } from '#rules/bundles/search/found-bundles.ts';
import { countGrams } from '#rules/bundles/hank.ts';
import type { Rates } from '#rules/money/money.ts';
import type { Context } from '../../context.ts';
import { listHiddenSellers } from '../find/list-hidden-sellers.ts';
import { findMemberState } from '../find-member-state.ts';
import { fitsNeed } from '../fits-need.ts';
import { listMemberAds, type MemberAd } from '../hank-store.ts';
import type { BundleRow } from '../keep/bundle-store.ts';
import { toHank } from '../to-hank.ts';
import { toCounted } from './find-swaps.ts';

export type PlaceWish = { place: number; readerId: string; rates: Rates };

type Around = {
  /** The others that can still be had and still fit: what is sold or was changed asks nothing of a new one. */
  rest: CountedHank[];
  /** What stands in the place, where it can still be had. */
  leaving: MemberAd | undefined;
};

/** A kept bundle around one of its places. */
export async function readAround(
  ctx: Pick<Context, 'db' | 'now'>,
  { need, members }: Pick<BundleRow, 'need' | 'members'>,
  { place, readerId, rates }: PlaceWish,
): Promise<Around> {
  const rows = await listMemberAds(
    ctx.db,
    members.map(({ ad_id }) => ad_id),
  );
  const hidden = new Set(await listHiddenSellers(ctx.db, readerId));
  const who = { viewerId: readerId, now: ctx.now(), hidden };
  const live = members.flatMap(({ ad_id, position }) => {
    const row = rows.get(ad_id);
    return row && findMemberState(row, who) === 'live' ? [{ position, row }] : [];
  });
  return {
    rest: live
      .filter(({ position, row }) => position !== place && fitsNeed(row, need))
      .map(({ row }) => ({ hank: toHank(row), counted: countGrams(toHank(row), need.halfInches) }))
      .map((each) => toCounted(each, need, rates)),
    leaving: live.find(({ position }) => position === place)?.row,
  };
}
