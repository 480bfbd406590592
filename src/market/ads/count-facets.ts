import { type FilterGroup, VALUE_GROUPS, type ValueGroup } from '#rules/ad-groups.ts';
import { type AdSearch, ANY_AD } from '#rules/ad-search.ts';
import type { Context } from '../context.ts';
import { countInSample, countKept, isKept, type SampleCounts, sumKept } from './ad-facet-store.ts';
import { SAMPLE, scaled } from './browse-ads.ts';
import { type ReadSearch, readSearch } from './read-search.ts';

/** How many ads each value of a group would give; `about` where the figure comes from a sample. */
export type Facets = Record<ValueGroup, { value: string; count: number; about: boolean }[]>;

/** So many ads with the words are counted; of more, the first stand for all. */
const COUNTED_WORDS = 2_000;

/** The figures beside the values of each filter: what choosing it would give, the rest of the search kept. */
export async function countFacets(ctx: Context, asked: AdSearch): Promise<Facets> {
  return countFacetsRead(ctx, await readSearch(ctx, asked));
}

export async function countFacetsRead(ctx: Context, read: ReadSearch): Promise<Facets> {
  const [kept, sample, all] = await Promise.all([
    isKept(read.search) ? countKept(ctx.db, read.search) : undefined,
    sampleOf(ctx, read),
    sumKept(ctx.db, { ...ANY_AD, sold: read.search.sold }),
  ]);
  const ofGroup = (group: ValueGroup) => {
    const exact = kept?.values.filter((each) => each.group === group) ?? [];
    if (exact.length > 0) return exact.map(({ value, count }) => ({ value, count, about: false }));
    return roughly(sample, group, read.query === undefined ? all : sample.looked);
  };
  return Object.fromEntries(VALUE_GROUPS.map((group) => [group, ofGroup(group)])) as Facets;
}

/** What the search would give without one of its groups. */
export async function countWithout(
  ctx: Context,
  read: ReadSearch,
): Promise<Partial<Record<FilterGroup, number>>> {
  if (isKept(read.search)) return (await countKept(ctx.db, read.search)).without;
  const sample = await sampleOf(ctx, read);
  return sample.without;
}

function sampleOf(ctx: Context, { search, query }: ReadSearch): Promise<SampleCounts> {
  const size = query === undefined ? SAMPLE : COUNTED_WORDS;
  return countInSample(ctx.db, { search, words: query, now: ctx.now(), size });
}

function roughly({ values, looked }: SampleCounts, group: ValueGroup, all: number) {
  const about = looked >= SAMPLE && all > looked;
  return values
    .filter((each) => each.group === group)
    .map(({ value, count }) => ({ value, count: scaled(count, looked, all), about }));
}
