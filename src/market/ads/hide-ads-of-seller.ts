import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../context.ts';
import { moveAdsOfSeller } from './seller-ads-store.ts';

/** Pauses everything that somebody who leaves has for sale. */
export async function hideAdsOfSeller(ctx: Context, { db }: Unit, sellerId: string): Promise<void> {
  await moveAdsOfSeller(db, { sellerId, from: ['live'], to: 'paused', event: 'pause', now: ctx.now() });
}
