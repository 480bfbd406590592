import { HAIR_LENGTHS, type HairLength } from '#rules/hair.ts';
import type { Context } from '../context.ts';
import { countLiveByBand } from './ad-list-store.ts';

/** How many ads for sale there are of each length: the figures on the home page's ruler. */
export async function countAdsByBand(ctx: Context): Promise<Record<HairLength, number>> {
  const counts = await countLiveByBand(ctx.db, ctx.now());
  return Object.fromEntries(HAIR_LENGTHS.map((band) => [band, counts.get(band) ?? 0])) as Record<
    HairLength,
    number
  >;
}
