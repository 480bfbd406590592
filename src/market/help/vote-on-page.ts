import type { VoteOnPage } from '#rules/help/page-vote-schema.ts';
import type { Context } from '../context.ts';
import { ensureAddressMay } from '../rate-limits/ensure-within-limits.ts';
import { addVote } from './page-vote-store.ts';

/** Somebody says whether a guide helped. Only the number is stored. */
export async function voteOnPage(ctx: Context, vote: VoteOnPage): Promise<void> {
  await ensureAddressMay(ctx, 'vote');
  await ctx.write(({ db }) => addVote(db, vote, ctx.now()));
}
