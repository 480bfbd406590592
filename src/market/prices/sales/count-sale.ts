import type { Database } from '#platform/postgres/database.ts';
import { areAtOnePlace, NEAR_DAYS } from '../../people/sign-in-network.ts';
import type { Context } from '../../context.ts';
import { insertCountedSale, removeCountedSale, removeSalesAtOnePlace } from './counted-sale-store.ts';
import { DAY_MS } from '#rules/time.ts';

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
  const since = new Date(ctx.now().getTime() - NEAR_DAYS * DAY_MS);
  await ctx.write(({ db }) => removeSalesAtOnePlace(db, { since, nearDays: NEAR_DAYS }));
}
