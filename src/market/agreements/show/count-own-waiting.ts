import type { Context } from '../../context.ts';
import { countForMe } from './own-offers-store.ts';

/** How many offers wait for an answer of whoever looks; a visitor has none. */
export async function countOwnWaiting(ctx: Context): Promise<number> {
  return ctx.viewer === null ? 0 : countForMe(ctx.db, ctx.viewer.id, ctx.now());
}
