import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { countGrams, type Hank } from '#rules/bundles/hank.ts';
import { isId } from '#rules/id.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { listHiddenSellers } from '../find/list-hidden-sellers.ts';
import { findMemberState } from '../find-member-state.ts';
import { fitsNeed } from '../fits-need.ts';
import { listMemberAds, type ShownRow } from '../hank-store.ts';
import { toHank } from '../to-hank.ts';
import type { MemberRow } from './bundle-store.ts';

export type Member = { row: ShownRow; hank: Hank; counted: number };

/** These ads in their order, if each can be had by this person and fits this need now. */
export async function readMembers(
  ctx: Context,
  adIds: readonly string[],
  need: BundleNeed,
): Promise<Member[]> {
  const viewerId = ctx.viewer?.id ?? null;
  const rows = await listMemberAds(ctx.db, adIds.filter(isId));
  const hidden = new Set(await listHiddenSellers(ctx.db, viewerId));
  return adIds.map((id) => {
    const row = rows.get(id);
    const state = findMemberState(row, { viewerId, now: ctx.now(), hidden });
    if (row === undefined || state !== 'live') throw notForSale();
    if (!fitsNeed(row, need)) throw notFitting(adIds.length);
    const hank = toHank(row);
    return { row, hank, counted: countGrams(hank, need.halfInches) };
  });
}

export const toMemberRow = ({ row, counted }: Member, position: number): MemberRow => ({
  position,
  ad_id: row.id,
  price: row.price ?? 0,
  currency: row.currency,
  counted_grams: counted,
});

const notForSale = () =>
  new Refusal('conflict', 'One of these hanks is not for sale to you now. Look for a new set.');

/** One ad is asked about by its own name, several as the members of a set. */
export const notFitting = (asked: number) =>
  new Refusal(
    'invalid',
    'Please check what you entered.',
    asked === 1
      ? { adId: ['This hank does not fit what you need.'] }
      : { members: ['One of these hanks does not fit what you need.'] },
  );
