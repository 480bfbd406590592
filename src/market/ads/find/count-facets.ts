import { activeGroups } from '#rules/search/filter-fields.ts';
import { type FilterGroup, VALUE_GROUPS, type ValueGroup } from '#rules/search/filters.ts';
import type { AdSearch } from '#rules/search/search-words.ts';
import type { Context } from '../../context.ts';
import { countAmong, readAdCounts, isInAdCounts, type SampleCounts } from './facet-store.ts';
import { adsWithWords, newestAds } from './sample-store.ts';
import { isByPrice } from './sort-store.ts';
import { SAMPLE_SIZE, type Total } from './browse-ads.ts';
import { OFTEN, type ReadSearch, readSearch } from './read-search.ts';

/** How many ads each value of a group would give; `about` where the figure comes from a sample. */
export type Facets = Record<ValueGroup, { value: string; count: number; about: boolean }[]>;

/** Counts among some ads, and how many ads each of them stands for: one where all were looked at. */
type Sample = { counts: SampleCounts; standsFor: number };

/** So many ads with the words are counted; of more, the first stand for all. */
const COUNTED_WORDS = 2_000;
/** Among the newest, so many that about this number fit, but never more than the last nor fewer than the first. */
const ENOUGH = 600;
const SAMPLES = { least: 1_000, most: 5_000 };

/** Figures around a list: beside each value of a filter, in all, and what the search would give without one of its groups. */
export type CountsAround = {
  facets: Facets;
  /** Undefined where the order leaves ads out: it was counted whatever the order. */
  total: Total | undefined;
  without: Partial<Record<FilterGroup, number>>;
};

/** The figures beside the values of each filter: what choosing it would give, the rest of the search kept. */
export async function countFacets(ctx: Context, asked: AdSearch): Promise<Facets> {
  return (await countAround(ctx, await readSearch(ctx, asked))).facets;
}

export async function countAround(ctx: Context, read: ReadSearch): Promise<CountsAround> {
  // Words that no ad has: whatever else is chosen gives nothing.
  if (read.search.q !== undefined && read.query === undefined)
    return { facets: toFacets(() => []), total: undefined, without: {} };
  const [kept, sample] = await Promise.all([
    isInAdCounts(read.dollars) ? readAdCounts(ctx.db, read.dollars) : undefined,
    takeSample(ctx, read),
  ]);
  const ofGroup = (group: ValueGroup) => {
    const exact = kept?.values.filter((each) => each.group === group) ?? [];
    if (exact.length > 0) return exact.map(({ value, count }) => ({ value, count, about: false }));
    return roughly(sample, group);
  };
  return {
    facets: toFacets(ofGroup),
    total: isByPrice(read.dollars.sort) ? undefined : toTotal(kept, sample),
    without: (kept ?? sample.counts).without,
  };
}

const toFacets = (ofGroup: (group: ValueGroup) => Facets[ValueGroup]) =>
  Object.fromEntries(VALUE_GROUPS.map((group) => [group, ofGroup(group)])) as Facets;

async function takeSample(ctx: Context, { dollars, query, inMarket }: ReadSearch): Promise<Sample> {
  const now = ctx.now();
  const isRestOnly = isInAdCounts(dollars);
  const all = await inMarket();
  const request = { search: dollars, now };
  const { having = 0, looked = 1 } = query?.sample ?? {};
  if (query === undefined || having >= OFTEN) {
    const size = query === undefined ? plainSize(dollars) : sizeFor(having / looked);
    const rows = newestAds({ ...request, words: query, size });
    const sampled = dollars.sold ? 2 * size : size;
    return {
      counts: await countAmong(ctx.db, dollars, { rows, isRestOnly }),
      standsFor: Math.max(1, all / sampled),
    };
  }
  const rows = adsWithWords({ ...request, words: query, size: COUNTED_WORDS });
  const counts = await countAmong(ctx.db, dollars, { rows, isRestOnly });
  const isWhole = counts.looked < COUNTED_WORDS;
  return { counts, standsFor: isWhole ? 1 : Math.max(1, ((having / looked) * all) / counts.looked) };
}

const sizeFor = (share: number) =>
  Math.round(Math.min(SAMPLES.most, Math.max(SAMPLES.least, ENOUGH / share)));

/** What nothing narrows needs no more than the least. */
const plainSize = (search: AdSearch) => (activeGroups(search).length === 0 ? SAMPLES.least : SAMPLE_SIZE);

function toTotal(kept: SampleCounts | undefined, { counts, standsFor }: Sample): Total {
  if (kept) return { total: kept.found, totalAbout: false };
  return { total: rounded(counts.found, standsFor), totalAbout: standsFor > 1 };
}

/** A round figure where it is not exact. */
function roughly({ counts, standsFor }: Sample, group: ValueGroup) {
  const about = standsFor > 1;
  return counts.values
    .filter((each) => each.group === group)
    .map(({ value, count }) => ({ value, count: rounded(count, standsFor), about }));
}

const rounded = (count: number, standsFor: number) =>
  standsFor > 1 ? Math.round(Number((count * standsFor).toPrecision(2))) : count;
