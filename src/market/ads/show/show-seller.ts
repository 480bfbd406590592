import type { AdCard, SellerCard } from '../ad-view.ts';
import { findTrader } from '../../traders/find-trader.ts';
import type { Context } from '../../context.ts';
import { listOfSeller } from '../find/card-store.ts';
import { adCard, sellerCard } from '../make-ad-view.ts';
import { findSellerRow } from '../ad-store.ts';
import { isPublicSeller } from '../../people/is-public-seller.ts';

/** A seller as strangers see them: since when, what is for sale and what was sold. No surname, no e-mail. */
export type SellerPage = { seller: SellerCard; forSale: AdCard[]; sold: AdCard[] };

const FOR_SALE = 48;
const SOLD = 12;

/** Undefined for somebody who never had an ad here, or who left. */
export async function showSeller(ctx: Context, sellerId: string): Promise<SellerPage | undefined> {
  if (!(await isPublicSeller(ctx, sellerId))) return undefined;
  const now = ctx.now();
  const [seller, trader, live, sold] = await Promise.all([
    findSellerRow(ctx.db, sellerId, now),
    findTrader(ctx.db, sellerId),
    listOfSeller(ctx.db, { sellerId, status: 'live', now, limit: FOR_SALE }),
    listOfSeller(ctx.db, { sellerId, status: 'sold', now, limit: SOLD }),
  ]);
  const cards = (rows: typeof live) => rows.map((row) => adCard(row, now));
  return { seller: sellerCard(seller, trader), forSale: cards(live), sold: cards(sold) };
}
