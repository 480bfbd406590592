import { type AdSearch, ANY_AD } from '#rules/search/search-words.ts';
import type { AdCard } from '../ad-view.ts';
import type { Context } from '../../context.ts';
import { listFeatured } from './card-store.ts';
import { adCard } from '../make-ad-view.ts';

/** Featured ads for the home page. The day decides who comes first, so that everybody gets a turn. */
export async function listFeaturedAds(ctx: Context, limit: number): Promise<AdCard[]> {
  return ctx.cached(`${limit} featured`, (visitor) => featuredFor(visitor, ANY_AD, limit));
}

/** Featured ads that fit a search, in the turn of the day. */
export async function featuredFor(ctx: Context, search: AdSearch, limit: number): Promise<AdCard[]> {
  const now = ctx.now();
  const rows = await listFeatured(ctx.db, { search, now, limit, turn: now.toISOString().slice(0, 10) });
  return rows.map((row) => adCard(row, now));
}
