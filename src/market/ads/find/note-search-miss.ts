import type { AdSearch } from '#rules/search/search-words.ts';
import type { Context } from '../../context.ts';
import { ensureAddressMay } from '../../rate-limits/ensure-within-limits.ts';
import { searchAds } from './search-ads.ts';
import { insertMiss } from './search-misses-store.ts';

/** Somebody looked for hair that nobody sells here: noted for staff, with nobody's name, if it is true. */
export async function noteSearchMiss(ctx: Context, search: AdSearch): Promise<void> {
  await ensureAddressMay(ctx, 'help-miss');
  const { total, understood } = await searchAds(ctx, search);
  if (total > 0) return;
  await ctx.write((unit) => insertMiss(unit.db, (search.q ?? '').slice(0, 500), understood, ctx.now()));
}
