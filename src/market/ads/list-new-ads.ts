import type { AdSearch } from '#rules/ad-search.ts';
import type { AdCard } from '#rules/ad-views.ts';
import type { Context } from '../context.ts';
import { listAds } from './ad-page-store.ts';
import { adCard } from './ad-presenter.ts';
import { askedFor, readSearch } from './read-search.ts';

const MOST = 20;

type Span = { since: Date; until: Date };

/** The ads of a search that were published after one time and not after another, newest first, at most twenty. */
export async function listNewAds(ctx: Context, asked: AdSearch, { since, until }: Span): Promise<AdCard[]> {
  const { dollars, words, inMarket } = await readSearch(ctx, { ...asked, sold: false, limit: MOST });
  if (words !== undefined && words.all === undefined) return [];
  const now = ctx.now();
  const query = await askedFor(ctx, { dollars, inMarket }, words?.all);
  const rows = await listAds(ctx.db, {
    search: dollars,
    words: query,
    order: 'newest',
    place: undefined,
    now,
  });
  return rows
    .slice(0, MOST)
    .filter(({ published_at }) => published_at !== null && published_at > since && published_at <= until)
    .map((row) => adCard(row, now));
}
