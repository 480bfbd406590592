import type { AdSearch } from '#rules/search/search-words.ts';
import type { AdCard } from '../ad-view.ts';
import type { Context } from '../../context.ts';
import { isInAdCounts, sumAdCounts } from './facet-store.ts';
import { countAds, type ListRequest, listAds, listRareAds } from './list-store.ts';
import { adCard } from '../make-ad-view.ts';
import { sampleNewest } from './sample-store.ts';
import { type AdOrder, isByPrice, orderedBy } from './sort-store.ts';
import { cutPage, readCursor, readCursorOrder, writeCursor } from '../../cursor.ts';
import { RANKED, type ReadSearch, readSearch } from './read-search.ts';

/** How many ads a list holds; exact unless it is said to be a figure from a sample. */
export type Total = { total: number; totalAbout: boolean };

/** One page of ads. `restarted`: the cursor was none of this list, so it is the first one. */
export type AdPage = Total & { items: AdCard[]; next: string | null; restarted: boolean };

/** So many of the newest ads stand for all of them: the index alone has them in 1.8 ms, among 100,000. */
export const SAMPLE_SIZE = 4_000;

/** What people find: a page of ads by filters, words and order. */
export async function browseAds(ctx: Context, asked: AdSearch): Promise<AdPage> {
  return browseRead(ctx, await readSearch(ctx, asked));
}

/** The page of a search that was already read; `counted` says how many there are where somebody counts them anyway. */
export async function browseRead(
  ctx: Context,
  read: ReadSearch,
  counted: () => Promise<Total | undefined> = () => Promise.resolve(undefined),
): Promise<AdPage> {
  const { search, query } = read;
  if (search.q !== undefined && query === undefined) return NOTHING;
  const isRanked = query !== undefined && search.sort === 'newest';
  const hasBegunAsNewest = readCursorOrder(search.after) === 'newest';
  if (query && !query.isCommon && !(isRanked && hasBegunAsNewest)) {
    const page = await browseRare(ctx, read, isRanked ? 'best' : search.sort);
    if (page) return page;
  }
  return browseInOrder(ctx, read, async () => (await counted()) ?? countOnce(ctx, read));
}

const NOTHING: AdPage = { items: [], next: null, restarted: false, total: 0, totalAbout: false };

async function browseRare(ctx: Context, read: ReadSearch, order: AdOrder): Promise<AdPage | undefined> {
  const request = toListRequest(ctx, read, order);
  const found = await listRareAds(ctx.db, request, RANKED);
  if (!found) return undefined;
  const isPastTheEnd = found.total === 0 && request.cursor !== undefined;
  const total = isPastTheEnd ? await countAds(ctx.db, request, RANKED) : found.total;
  return { ...toAdPage(found.rows, request), total, totalAbout: false };
}

async function browseInOrder(ctx: Context, read: ReadSearch, count: () => Promise<Total>): Promise<AdPage> {
  const { search, query } = read;
  const request = toListRequest(ctx, { ...read, query: query && { ...query, isCommon: true } }, search.sort);
  const [rows, total] = await Promise.all([listAds(ctx.db, request), count()]);
  const page = toAdPage(rows, request);
  const isWhole = request.cursor === undefined && page.next === null;
  return { ...page, ...(isWhole ? { total: page.items.length, totalAbout: false } : total) };
}

/** The same for everybody and for every page of the list. */
function countOnce(ctx: Context, read: ReadSearch): Promise<Total> {
  const { search } = read;
  if (search.q !== undefined) return countFound(ctx, read);
  return ctx.cached(`total of ${listKey(search)}`, async (visitor) =>
    countFound(visitor, await readSearch(visitor, search)),
  );
}

/** Names a list, whichever of its pages is asked for. */
export const listKey = ({ after: _page, limit: _size, ...list }: AdSearch) => JSON.stringify(list);

function toListRequest(ctx: Context, { dollars, query }: ReadSearch, order: AdOrder): ListRequest {
  return {
    search: dollars,
    words: query,
    order,
    cursor: readCursor(dollars.after, order, orderedBy(order, query).type),
    now: ctx.now(),
  };
}

function toAdPage(rows: Awaited<ReturnType<typeof listAds>>, { search, order, cursor, now }: ListRequest) {
  const { shown, next } = cutPage(rows, search.limit, ({ id, place }) =>
    writeCursor(order, { value: place, id }),
  );
  return {
    items: shown.map((row) => adCard(row, now)),
    next,
    restarted: search.after !== undefined && cursor === undefined,
  };
}

/** From ad_counts where they say it, else from some ads; an order by price leaves out ads that have none. */
export async function countFound(ctx: Context, { dollars, query, inMarket }: ReadSearch): Promise<Total> {
  if (isInAdCounts(dollars) && !isByPrice(dollars.sort))
    return { total: await sumAdCounts(ctx.db, dollars), totalAbout: false };
  const now = ctx.now();
  if (query?.figures && query.isCommon) return about(query.figures.found * query.figures.outOf);
  if (query)
    return { total: await countAds(ctx.db, { search: dollars, words: query, now }), totalAbout: false };
  const [{ found, looked }, all] = await Promise.all([
    sampleNewest(ctx.db, { search: dollars, now, size: SAMPLE_SIZE }),
    inMarket(),
  ]);
  if (looked < SAMPLE_SIZE) return { total: found, totalAbout: false };
  return about((found * Math.max(all, looked)) / looked);
}

/** A round figure, because it is not exact. */
const about = (total: number): Total => ({ total: Number(total.toPrecision(2)), totalAbout: true });
