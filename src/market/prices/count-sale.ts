import type { Database } from '#platform/database.ts';
import { areAtOnePlace } from '../accounts/sign-in-network.ts';
import type { Context } from '../context.ts';
import { insertCountedSale, listYoungSales, removeCountedSale } from './counted-sale-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long after a sale it may come out that seller and buyer sit at one place. */
const WATCHED_DAYS = 30;

type Sale = { adId: string; sellerId: string; buyerId: string; soldAt: Date };

/** A sale with a buyer counts for prices, unless seller and buyer sign in from one place. */
export async function countSale(db: Database, { adId, sellerId, buyerId, soldAt }: Sale): Promise<void> {
  if (await areAtOnePlace(db, { one: sellerId, other: buyerId, at: soldAt })) return;
  await insertCountedSale(db, adId);
}

/** The ad is for sale again: nothing was sold. */
export const uncountSale = (db: Database, adId: string): Promise<void> => removeCountedSale(db, adId);

/** Looks again at the sales of the last 30 days: whoever signed in since from one place sold to themselves. */
export async function recheckSales(ctx: Context): Promise<void> {
  const since = new Date(ctx.now().getTime() - WATCHED_DAYS * DAY_MS);
  for (const { adId, sellerId, buyerId, soldAt } of await listYoungSales(ctx.db, since))
    if (await areAtOnePlace(ctx.db, { one: sellerId, other: buyerId, at: soldAt }))
      await ctx.write(({ db }) => removeCountedSale(db, adId));
}
