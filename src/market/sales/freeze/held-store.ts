import type { Database } from '#platform/postgres/database.ts';
import { NOT_POSTED_STATES } from '#rules/sales/life/sale-states.ts';

const SHUT_OUT = [...NOT_POSTED_STATES, 'shipped', 'delivered'] as const;
/** An ad whose days are over while somebody pays is as good as before. */
const STANDING = ['live', 'expired'] as const;
const LOCKED_BY = ['id', 'buyer_id', 'seller_id', 'ad_id'] as const;

/** Paid sales of somebody who is shut out now. */
export async function listSalesOfSuspended(db: Database, accountId: string) {
  return db
    .selectFrom('protected_sales')
    .select(LOCKED_BY)
    .where('state', 'in', SHUT_OUT)
    .where((sale) => sale.or([sale('buyer_id', '=', accountId), sale('seller_id', '=', accountId)]))
    .where((sale) =>
      sale.exists(
        sale
          .selectFrom('accounts')
          .select('accounts.id')
          .where('accounts.id', '=', accountId)
          .where('blocked_at', 'is not', null),
      ),
    )
    .execute();
}

/** Paid sales in which one of the two is shut out, whenever that was. */
export async function listSalesOfShutOut(db: Database, most: number) {
  return db
    .selectFrom('protected_sales as sale')
    .innerJoin('accounts as buyers', 'buyers.id', 'sale.buyer_id')
    .innerJoin('accounts as sellers', 'sellers.id', 'sale.seller_id')
    .select(['sale.id', 'sale.buyer_id', 'sale.seller_id', 'sale.ad_id'])
    .where('sale.state', 'in', SHUT_OUT)
    .where((one) =>
      one.or([one('buyers.blocked_at', 'is not', null), one('sellers.blocked_at', 'is not', null)]),
    )
    .limit(most)
    .execute();
}

/** What stands in the way of a sale that was just paid. */
export async function findHeld(
  db: Database,
  { buyer_id, seller_id, ad_id }: Held,
): Promise<{ isShutOut: boolean; isAdHeld: boolean }> {
  const shutOut = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [buyer_id, seller_id])
    .where('blocked_at', 'is not', null)
    .executeTakeFirst();
  const held = await db
    .selectFrom('ads')
    .select('id')
    .where('id', '=', ad_id)
    .where((ad) => ad.or([ad('held', 'is not', null), ad('status', 'not in', STANDING)]))
    .executeTakeFirst();
  return { isShutOut: shutOut !== undefined, isAdHeld: held !== undefined };
}
type Held = { buyer_id: string; seller_id: string; ad_id: string };

/** Paid sales, not posted yet, of an ad that is hidden or taken down now. */
export async function listSalesOfHeldAd(db: Database, adId: string) {
  return db
    .selectFrom('protected_sales as sale')
    .innerJoin('ads', 'ads.id', 'sale.ad_id')
    .select(['sale.id', 'sale.buyer_id', 'sale.seller_id', 'sale.ad_id'])
    .where('sale.ad_id', '=', adId)
    .where('sale.state', 'in', NOT_POSTED_STATES)
    .where((ad) => ad.or([ad('ads.held', 'is not', null), ad('ads.status', 'not in', STANDING)]))
    .execute();
}
