import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { MAX_FOLLOWED } from '#rules/search/saved/saved-ads.ts';
import type { FollowSeller } from '#rules/search/saved/saved-ads-schema.ts';
import type { Context } from '../../context.ts';
import { isPublicSeller } from '../../people/is-public-seller.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { countFollowed, insertFollow, removeFollow } from './follow-store.ts';

/** Follows a seller, or no longer. They learn how many do, and never who. */
export async function toggleFollowed(
  ctx: Context,
  { sellerId, followed }: FollowSeller,
): Promise<{ followed: boolean }> {
  const { id: accountId } = ensure(ctx.viewer, 'follow sellers', { sellerId });
  if (followed && !(await isPublicSeller(ctx, sellerId)))
    throw new Refusal('not-found', 'There is no such seller.');
  await ctx.write(async ({ db }) => {
    if (!followed) return removeFollow(db, { accountId, sellerId });
    await lockPerson(db, accountId);
    if ((await countFollowed(db, accountId)) >= MAX_FOLLOWED)
      throw new Refusal('conflict', `You follow ${MAX_FOLLOWED} sellers. Stop following one of them first.`);
    await insertFollow(db, { accountId, sellerId, now: ctx.now() });
  });
  return { followed };
}
