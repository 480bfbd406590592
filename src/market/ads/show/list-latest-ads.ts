import { ANY_AD } from '#rules/search/search-words.ts';
import type { AdCard } from '../ad-view.ts';
import type { Context } from '../../context.ts';
import { listAds } from '../find/list-store.ts';
import { adCard } from '../make-ad-view.ts';

/** The newest ads for sale. */
export async function listLatestAds(ctx: Context, limit: number): Promise<AdCard[]> {
  return ctx.cached(`${limit} newest`, (visitor) => newest(visitor, limit));
}

async function newest(ctx: Context, limit: number): Promise<AdCard[]> {
  const now = ctx.now();
  const rows = await listAds(ctx.db, {
    search: { ...ANY_AD, limit },
    words: undefined,
    order: 'newest',
    cursor: undefined,
    now,
  });
  return rows.slice(0, limit).map((row) => adCard(row, now));
}
