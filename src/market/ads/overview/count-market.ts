import type { Context } from '../../context.ts';
import { countMarketRows, type MarketCounts } from './market-count-store.ts';

/** How large the market is: ads for sale, ads sold, and the countries they come from. */
export async function countMarket(ctx: Context): Promise<MarketCounts> {
  return countMarketRows(ctx.db, ctx.now());
}
