import type { Database } from '#platform/postgres/database.ts';

const LOCKED_BY = ['id', 'buyer_id', 'seller_id', 'ad_id'] as const;

/** Paid sales of somebody who is shut out now. */
export async function listSalesOfSuspended(db: Database, accountId: string) {
  return db
    .selectFrom('protected_sales')
    .select(LOCKED_BY)
    .where('state', 'in', ['paid', 'preparing', 'proved', 'shipped', 'delivered'])
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

/** Paid sales, not posted yet, of an ad that is hidden or taken down now. */
export async function listSalesOfHeldAd(db: Database, adId: string) {
  return db
    .selectFrom('protected_sales as sale')
    .innerJoin('ads', 'ads.id', 'sale.ad_id')
    .select(['sale.id', 'sale.buyer_id', 'sale.seller_id', 'sale.ad_id'])
    .where('sale.ad_id', '=', adId)
    .where('sale.state', 'in', ['paid', 'preparing', 'proved'])
    .where((ad) => ad.or([ad('ads.held', 'is not', null), ad('ads.status', '<>', 'live')]))
    .execute();
}
