import { type AdSearch, settleSearch } from '#rules/ad-search.ts';
import type { AdCard } from '#rules/ad-views.ts';
import type { Context } from '../context.ts';
import { countAds, listAds } from './ad-list-store.ts';
import { adCard } from './ad-presenter.ts';
import { readCursor, writeCursor } from './cursor.ts';

/** One page of ads. `total` is exact up to ten thousand. */
export type AdPage = { items: AdCard[]; next: string | null; total: number; totalCapped: boolean };

const COUNTED = 10_000;

/** What people find: a page of ads by filters, words and order. */
export async function browseAds(ctx: Context, asked: AdSearch): Promise<AdPage> {
  const search = settleSearch(asked);
  const now = ctx.now();
  const [rows, total] = await Promise.all([
    listAds(ctx.db, search, now, readCursor(search.after, search.sort)),
    countAds(ctx.db, search, now, COUNTED),
  ]);
  const page = rows.slice(0, search.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    items: page.map((row) => adCard(row, now)),
    next: last ? writeCursor(last, search.sort) : null,
    total: Math.min(total, COUNTED),
    totalCapped: total > COUNTED,
  };
}
