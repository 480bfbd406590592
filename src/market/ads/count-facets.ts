import { type FilterGroup, VALUE_GROUPS, type ValueGroup } from '#rules/ad-groups.ts';
import { type AdSearch, ANY_AD } from '#rules/ad-search.ts';
import type { Context } from '../context.ts';
import { countAmong, countKept, isKept, type SampleCounts, sumKept } from './ad-facet-store.ts';
import { adsWithWords, findInSample, newestAds } from './ad-sample-store.ts';
import { SAMPLE } from './browse-ads.ts';
import { GLANCE, type ReadSearch, readSearch } from './read-search.ts';

/** How many ads each value of a group would give; `about` where the figure comes from a sample. */
export type Facets = Record<ValueGroup, { value: string; count: number; about: boolean }[]>;

/** Counts among some ads, and how many ads each of them stands for: one where all were looked at. */
type Sample = { counts: SampleCounts; standsFor: number };

/** So many ads with the words are counted; of more, the first stand for all. */
const COUNTED_WORDS = 2_000;
/** Words that are met so often at a glance are met often enough among the newest. */
const OFTEN = 4;
const WORD_SAMPLE = 8_000;

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
  const isRestOnly = isKept(dollars);
  const [all, glance] = await Promise.all([
    sumKept(ctx.db, { ...ANY_AD, sold: dollars.sold }),
    query &&
      findInSample(ctx.db, { search: { ...ANY_AD, sold: dollars.sold }, words: query, now, size: GLANCE }),
  ]);
  const request = { search: dollars, now };
  if (query === undefined || (glance?.found ?? 0) >= OFTEN) {
    const size = query === undefined ? SAMPLE : WORD_SAMPLE;
    const rows = newestAds({ ...request, words: query, size });
    const sampled = dollars.sold ? 2 * size : size;
    return {
      counts: await countAmong(ctx.db, dollars, { rows, isRestOnly }),
      standsFor: Math.max(1, all / sampled),
    };
  }
  const rows = adsWithWords({ ...request, words: query, size: COUNTED_WORDS });
  const counts = await countAmong(ctx.db, dollars, { rows, isRestOnly });
  const having = ((glance?.found ?? 0) / Math.max(1, glance?.looked ?? 1)) * all;
  const isWhole = counts.looked < COUNTED_WORDS;
  return { counts, standsFor: isWhole ? 1 : Math.max(1, having / counts.looked) };
}

/** A round figure where it is not exact. */
function roughly({ counts, standsFor }: Sample, group: ValueGroup) {
  const about = standsFor > 1;
  const whole = (count: number) => (about ? Number((count * standsFor).toPrecision(2)) : count);
  return counts.values
    .filter((each) => each.group === group)
    .map(({ value, count }) => ({ value, count: Math.round(whole(count)), about }));
}
