import type { Context } from '../../context.ts';
import { addViews, type SeenAd } from './view-count-store.ts';

/** Counts views of ads, many at once: a view never rewrites an ad, nor waits for the database. */
export async function countViews(ctx: Context, seen: readonly SeenAd[]): Promise<void> {
  if (seen.length === 0) return;
  await ctx.write(({ db }) => addViews(db, seen, ctx.now().toISOString().slice(0, 10)));
}
