import { type AdSearch, ANY_AD } from '#rules/ad-search.ts';
import type { AdCard } from '#rules/ad-views.ts';
import type { Context } from '../context.ts';
import { findInSample, isKept, sumKept } from './ad-facet-store.ts';
import { countAds, listAds } from './ad-list-store.ts';
import { adCard } from './ad-presenter.ts';
import type { AdOrder } from './ad-sort-store.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type ReadSearch, readSearch } from './read-search.ts';

/** One page of ads. `total` is exact unless it is said to be capped or a figure from a sample. */
export type AdPage = {
  items: AdCard[];
  next: string | null;
  total: number;
  totalCapped: boolean;
  totalAbout: boolean;
};

/** As many ads with the words are put in order by how well they fit; more are too alike, and newest come first. */
const RANKED = 500;
/** So many of the newest ads stand for all of them. */
export const SAMPLE = 4_000;

/** What people find: a page of ads by filters, words and order. */
export async function browseAds(ctx: Context, asked: AdSearch): Promise<AdPage> {
  return browseRead(ctx, await readSearch(ctx, asked));
}

/** The page of a search that was already read. */
export async function browseRead(ctx: Context, read: ReadSearch): Promise<AdPage> {
  const { search, query } = read;
  if (search.q !== undefined && query === undefined) return NOTHING;
  const now = ctx.now();
  const count = await countFound(ctx, read);
  const order: AdOrder = query && search.sort === 'newest' && !count.totalCapped ? 'best' : search.sort;
  const place = readCursor(search.after, order);
  const rows = await listAds(ctx.db, { search, words: query, order, place, now });
  const page = rows.slice(0, search.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const isWhole = place === undefined && last === undefined;
  return {
    items: page.map((row) => adCard(row, now)),
    next: last ? writeCursor(last, order) : null,
    ...(isWhole ? { total: page.length, totalCapped: false, totalAbout: false } : count),
  };
}

const NOTHING: AdPage = { items: [], next: null, total: 0, totalCapped: false, totalAbout: false };

async function countFound(ctx: Context, { search, query }: ReadSearch) {
  const now = ctx.now();
  if (isKept(search)) return { total: await sumKept(ctx.db, search), totalCapped: false, totalAbout: false };
  if (query !== undefined) {
    const total = await countAds(ctx.db, { search, words: query, now }, RANKED);
    return { total: Math.min(total, RANKED), totalCapped: total > RANKED, totalAbout: false };
  }
  const { found, looked } = await findInSample(ctx.db, { search, now, size: SAMPLE });
  const all = await sumKept(ctx.db, { ...ANY_AD, sold: search.sold });
  return { total: scaled(found, looked, all), totalCapped: false, totalAbout: looked >= SAMPLE };
}

/** A figure of a sample as one of all; a round one, because it is not exact. */
export function scaled(count: number, looked: number, all: number): number {
  if (looked < SAMPLE || looked === 0 || all <= looked) return count;
  return Number(((count * all) / looked).toPrecision(2));
}
