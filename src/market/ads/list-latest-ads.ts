import { ANY_AD } from '#rules/ad-search.ts';
import type { AdCard } from '#rules/ad-views.ts';
import type { Context } from '../context.ts';
import { listAds } from './ad-page-store.ts';
import { adCard } from './ad-presenter.ts';

/** The newest ads for sale. */
export async function listLatestAds(ctx: Context, limit: number): Promise<AdCard[]> {
  return ctx.kept(`${limit} newest`, (visitor) => newest(visitor, limit));
}

async function newest(ctx: Context, limit: number): Promise<AdCard[]> {
  const now = ctx.now();
  const rows = await listAds(ctx.db, {
    search: { ...ANY_AD, limit },
    words: undefined,
    order: 'newest',
    place: undefined,
    now,
  });
  return rows.slice(0, limit).map((row) => adCard(row, now));
}
