import { activeGroups, withoutGroup } from '#rules/search/filter-fields.ts';
import type { FilterGroup } from '#rules/search/filters.ts';
import { type AdSearch, ANY_AD } from '#rules/search/search-words.ts';
import type { AdCard } from '../ad-view.ts';
import type { Context } from '../../context.ts';
import { browseRead, countFound } from './browse-ads.ts';
import type { CountsAround } from './count-facets.ts';
import type { ReadSearch } from './read-search.ts';

/** Alternatives to an empty list: which filter to drop and how many ads that gives, and the nearest ads. */
export type SearchAlternatives = { drop: { group: FilterGroup; count: number }[]; nearest: AdCard[] };

/** What was asked, and what it would give without one of its groups. */
type EmptySearch = { read: ReadSearch } & Pick<CountsAround, 'without'>;

const NEAREST = 8;
const MAX_ALTERNATIVES = 4;

/** For a search that found nothing. */
export async function suggestAlternatives(
  ctx: Context,
  { read, without }: EmptySearch,
): Promise<SearchAlternatives> {
  const drop = await Promise.all(
    activeGroups(read.search).map(async (group) => ({
      group,
      count: (group === 'q' ? await countPlain(ctx, read) : without[group]) ?? 0,
    })),
  );
  const useful = drop.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return {
    drop: useful.slice(0, MAX_ALTERNATIVES),
    nearest: await nearestTo(ctx, read, useful.at(-1)?.group),
  };
}

async function countPlain(ctx: Context, read: ReadSearch): Promise<number> {
  return (await countFound(ctx, plainly(read, withoutGroup(read.dollars, 'q')))).total;
}

/** Dropping the filter that gives least changes the wish least; if none alone helps, one after the other goes. */
async function nearestTo(ctx: Context, read: ReadSearch, group: FilterGroup | undefined): Promise<AdCard[]> {
  const steps = group ? [group] : activeGroups(read.search).toReversed();
  let search: AdSearch = { ...read.dollars, limit: NEAREST };
  for (const each of steps) {
    search = withoutGroup(search, each);
    const query = search.q === undefined ? undefined : read.query;
    if (search.q !== undefined && query === undefined) continue;
    const { items } = await browseRead(ctx, { ...plainly(read, search), query });
    if (items.length > 0) return items;
  }
  return (await browseRead(ctx, plainly(read, { ...ANY_AD, limit: NEAREST }))).items;
}

const plainly = ({ inMarket }: ReadSearch, search: AdSearch): ReadSearch => ({
  inMarket,
  search,
  dollars: search,
  facts: {},
  words: undefined,
  query: undefined,
  loosened: false,
});
