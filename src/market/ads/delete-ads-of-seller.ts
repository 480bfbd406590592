import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../context.ts';
import { deleteAllOfSeller } from './seller-ads-store.ts';

/** Deletes every ad of somebody who has left for good. */
export async function deleteAdsOfSeller(ctx: Context, { db }: Unit, sellerId: string): Promise<void> {
  await deleteAllOfSeller(db, sellerId, ctx.now());
}
