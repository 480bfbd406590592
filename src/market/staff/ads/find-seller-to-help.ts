import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { findSellerByName } from './seller-search-store.ts';

/** The seller somebody of our staff wants to enter an ad for: by the whole name or address, so that nobody leafs through people. */
export async function findSellerToHelp(
  ctx: Context,
  text: string,
): Promise<{ id: string; username: string }> {
  ensure(ctx.viewer, 'post an ad for a seller');
  const seller = await findSellerByName(ctx.db, text.trim().toLowerCase());
  if (seller) return seller;
  throw new Refusal('invalid', 'Please check what you entered.', {
    seller: ['There is no seller of this name or address who can sell now.'],
  });
}
