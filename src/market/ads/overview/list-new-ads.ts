import type { AdSearch } from '#rules/search/search-words.ts';
import type { AdCard } from '../ad-view.ts';
import type { Context } from '../../context.ts';
import { listAds } from '../find/list-store.ts';
import { adCard } from '../make-ad-view.ts';
import { askedFor, readSearch } from '../find/read-search.ts';

const MAX_NEW_ADS = 20;

type Span = { since: Date; until: Date };

/** The ads of a search that were published after one time and not after another, newest first, at most twenty. */
export async function listNewAds(ctx: Context, asked: AdSearch, { since, until }: Span): Promise<AdCard[]> {
  const { dollars, words, inMarket } = await readSearch(ctx, { ...asked, sold: false, limit: MAX_NEW_ADS });
  if (words !== undefined && words.all === undefined) return [];
  const now = ctx.now();
  const query = await askedFor(ctx, { dollars, inMarket }, words?.all);
  const rows = await listAds(ctx.db, {
    search: dollars,
    words: query,
    order: 'newest',
    cursor: undefined,
    now,
  });
  return rows
    .slice(0, MAX_NEW_ADS)
    .filter(({ published_at }) => published_at !== null && published_at > since && published_at <= until)
    .map((row) => adCard(row, now));
}
