import type { Context } from '../../context.ts';
import { countOpenOnAds } from './own-offers-store.ts';

/** How many offers of buyers wait for the seller of each of these ads now. */
export async function countOpenOffers(ctx: Context, adIds: readonly string[]): Promise<Map<string, number>> {
  return countOpenOnAds(ctx.db, adIds, ctx.now());
}
