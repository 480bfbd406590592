import { type FilterGroup, VALUE_GROUPS, type ValueGroup } from '#rules/ad-groups.ts';
import { type AdSearch, ANY_AD } from '#rules/ad-search.ts';
import type { Context } from '../context.ts';
import { countAmong, countKept, isKept, type SampleCounts, sumKept } from './ad-facet-store.ts';
import { estimateAds } from './ad-page-store.ts';
import { adsWithWords, newestAds } from './ad-sample-store.ts';
import { SAMPLE } from './browse-ads.ts';
import { type ReadSearch, readSearch } from './read-search.ts';

/** How many ads each value of a group would give; `about` where the figure comes from a sample. */
export type Facets = Record<ValueGroup, { value: string; count: number; about: boolean }[]>;

/** Counts among some ads, and how many ads each of them stands for: one where all were looked at. */
type Sample = { counts: SampleCounts; standsFor: number };

/** So many ads with the words are counted; of more, the first stand for all. */
const COUNTED_WORDS = 2_000;
/** Words that more ads have than one in so many are met often enough among the newest. */
const ONE_IN = 20;

/** The figures beside the values of each filter: what choosing it would give, the rest of the search kept. */
export async function countFacets(ctx: Context, asked: AdSearch): Promise<Facets> {
  return countFacetsRead(ctx, await readSearch(ctx, asked));
}

export async function countFacetsRead(ctx: Context, read: ReadSearch): Promise<Facets> {
  const [kept, sample] = await Promise.all([
    isKept(read.dollars) ? countKept(ctx.db, read.dollars) : undefined,
    sampleOf(ctx, read),
  ]);
  const ofGroup = (group: ValueGroup) => {
    const exact = kept?.values.filter((each) => each.group === group) ?? [];
    if (exact.length > 0) return exact.map(({ value, count }) => ({ value, count, about: false }));
    return roughly(sample, group);
  };
  return Object.fromEntries(VALUE_GROUPS.map((group) => [group, ofGroup(group)])) as Facets;
}

/** What the search would give without one of its groups. */
export async function countWithout(
  ctx: Context,
  read: ReadSearch,
): Promise<Partial<Record<FilterGroup, number>>> {
  if (isKept(read.dollars)) return (await countKept(ctx.db, read.dollars)).without;
  return (await sampleOf(ctx, read)).counts.without;
}

async function sampleOf(ctx: Context, { dollars, query }: ReadSearch): Promise<Sample> {
  const now = ctx.now();
  const [all, having] = await Promise.all([
    sumKept(ctx.db, { ...ANY_AD, sold: dollars.sold }),
    query && estimateAds(ctx.db, { search: ANY_AD, words: { ...query, isCommon: false }, now }),
  ]);
  const request = { search: dollars, now };
  if (query === undefined || (having ?? 0) > Math.max(all / ONE_IN, COUNTED_WORDS)) {
    const rows = newestAds({ ...request, words: query, size: SAMPLE });
    const sampled = dollars.sold ? 2 * SAMPLE : SAMPLE;
    return { counts: await countAmong(ctx.db, dollars, rows), standsFor: Math.max(1, all / sampled) };
  }
  const rows = adsWithWords({ ...request, words: query, size: COUNTED_WORDS });
  const counts = await countAmong(ctx.db, dollars, rows);
  const isWhole = counts.looked < COUNTED_WORDS;
  return { counts, standsFor: isWhole ? 1 : Math.max(1, (having ?? 0) / counts.looked) };
}

/** A round figure where it is not exact. */
function roughly({ counts, standsFor }: Sample, group: ValueGroup) {
  const about = standsFor > 1;
  const whole = (count: number) => (about ? Number((count * standsFor).toPrecision(2)) : count);
  return counts.values
    .filter((each) => each.group === group)
    .map(({ value, count }) => ({ value, count: Math.round(whole(count)), about }));
}
