import type { Database } from '#platform/postgres/database.ts';
import type { SaleBar } from '#rules/sales/sale-bars.ts';
import type { SaleEnd } from '#rules/sales/life/sale-kinds.ts';
import { CANCELS, closedUntil, LOST_DISPUTES_BEFORE_BAR } from '#rules/sales/sale-limits.ts';
import { NEWCOMER_SALES, OPEN_SALES_MOST } from '#rules/sales/sale-terms.ts';
import { hasCaseOfBuyer } from '../freeze/case-store.ts';
import { countLostDisputes, listSaleEnds, owesForLateParcel } from './limit-store.ts';
import { countSales } from './terms-store.ts';

type Sides = { buyerId: string; sellerId: string };

const CANCELLED: Record<'buyer' | 'seller', SaleEnd> = {
  buyer: 'cancelled-by-buyer',
  seller: 'cancelled-by-seller',
};

/** The first thing on either side that keeps two people from a new protected sale: asked before an offer and at the yes. */
export async function findBar(
  db: Database,
  { buyerId, sellerId }: Sides,
  now: Date,
): Promise<SaleBar | null> {
  const sides = [
    ['seller', sellerId],
    ['buyer', buyerId],
  ] as const;
  const since = new Date(now.getTime() - CANCELS.withinMs - CANCELS.forMs);
  for (const [whose, accountId] of sides) {
    const ends = await listSaleEnds(db, { accountId, side: whose, ends: [CANCELLED[whose]], since });
    const until = closedUntil(ends, CANCELS, now);
    if (until) return { whose, why: 'cancels', until };
    if ((await countLostDisputes(db, accountId)) >= LOST_DISPUTES_BEFORE_BAR)
      return { whose, why: 'lost-disputes' };
  }
  if (await hasCaseOfBuyer(db, buyerId)) return { whose: 'buyer', why: 'case' };
  if (await owesForLateParcel(db, buyerId)) return { whose: 'buyer', why: 'came-late' };
  for (const [whose, accountId] of sides) {
    const { released, open } = await countSales(db, accountId);
    const most = released < NEWCOMER_SALES ? OPEN_SALES_MOST.newcomer : OPEN_SALES_MOST.others;
    if (open >= most) return { whose, why: 'open-sales', open };
  }
  return null;
}

/** Whether one of the two is new to it, which keeps the sum small. */
export async function isNewToSales(db: Database, { buyerId, sellerId }: Sides): Promise<boolean> {
  for (const accountId of [buyerId, sellerId])
    if ((await countSales(db, accountId)).released < NEWCOMER_SALES) return true;
  return false;
}
