import type { Context } from '../../context.ts';
import { listBeyond, removeMatches } from './match-store.ts';
import { MATCHES_MOST } from './rank-matches.ts';

/**
 * Lets go of what is among the best neither of its ad nor of its request. In a write of its own, after what was found
 * is there: it holds nobody up, and where it takes too long it is left for the next turn.
 */
export async function cutToBest(ctx: Context, side: 'ad' | 'wanted', ids: readonly string[]): Promise<void> {
  try {
    await ctx.write(async ({ db }) =>
      removeMatches(db, await listBeyond(db, side, { ids, most: MATCHES_MOST })),
    );
  } catch (error) {
    ctx.log.error({ err: error, side }, 'matches beyond the best could not be let go');
  }
}
