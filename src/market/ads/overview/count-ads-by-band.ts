import { ANY_AD } from '#rules/search/search-words.ts';
import { HAIR_LENGTHS, type HairLength } from '#rules/hair/values.ts';
import type { Context } from '../../context.ts';
import { readAdCounts } from '../find/facet-store.ts';

/** How many ads for sale there are of each length: the figures on the home page's ruler. */
export async function countAdsByBand(ctx: Context): Promise<Record<HairLength, number>> {
  const { values } = await ctx.cached('ads by length', ({ db }) => readAdCounts(db, ANY_AD));
  const countIn = (band: HairLength) => values.find(({ value }) => value === band)?.count ?? 0;
  return Object.fromEntries(HAIR_LENGTHS.map((band) => [band, countIn(band)])) as Record<HairLength, number>;
}
