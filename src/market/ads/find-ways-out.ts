import { activeGroups, type FilterGroup, withoutGroup } from '#rules/ad-groups.ts';
import { type AdSearch, ANY_AD } from '#rules/ad-search.ts';
import type { AdCard } from '#rules/ad-views.ts';
import type { Context } from '../context.ts';
import { browseRead } from './browse-ads.ts';
import { countWithout } from './count-facets.ts';
import type { ReadSearch } from './read-search.ts';
import { insertMiss } from './search-misses-store.ts';

/** Ways out of an empty list: which filter to drop and how many ads that gives, and the nearest ads. */
export type WaysOut = { drop: { group: FilterGroup; count: number }[]; nearest: AdCard[] };

const NEAREST = 8;
const MOST_WAYS = 4;

/** For a search that found nothing. It is noted for staff, because what people miss here is worth knowing. */
export async function findWaysOut(
  ctx: Context,
  read: ReadSearch,
  typed: string | undefined,
): Promise<WaysOut> {
  await ctx.write((unit) => insertMiss(unit.db, (typed ?? '').slice(0, 500), read.search, ctx.now()));
  const without = await countWithout(ctx, read);
  const drop = await Promise.all(
    activeGroups(read.search).map(async (group) => ({
      group,
      count: (group === 'q' ? await countPlain(ctx, read.dollars) : without[group]) ?? 0,
    })),
  );
  const useful = drop.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return {
    drop: useful.slice(0, MOST_WAYS),
    nearest: await nearestTo(ctx, read, useful.at(-1)?.group),
  };
}

async function countPlain(ctx: Context, search: AdSearch): Promise<number> {
  return (await browseRead(ctx, plainly({ ...withoutGroup(search, 'q'), limit: 1 }))).total;
}

/** Dropping the filter that gives least changes the wish least; if none alone helps, one after the other goes. */
async function nearestTo(ctx: Context, read: ReadSearch, group: FilterGroup | undefined): Promise<AdCard[]> {
  const steps = group ? [group] : activeGroups(read.search).toReversed();
  let search: AdSearch = { ...read.dollars, limit: NEAREST };
  for (const each of steps) {
    search = withoutGroup(search, each);
    const query = search.q === undefined ? undefined : read.query;
    if (search.q !== undefined && query === undefined) continue;
    const { items } = await browseRead(ctx, { ...plainly(search), query });
    if (items.length > 0) return items;
  }
  return (await browseRead(ctx, plainly({ ...ANY_AD, limit: NEAREST }))).items;
}

const plainly = (search: AdSearch): ReadSearch => ({
  search,
  dollars: search,
  facts: {},
  words: undefined,
  query: undefined,
  loosened: false,
});
