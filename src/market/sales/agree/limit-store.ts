import type { Database } from '#platform/postgres/database.ts';
import type { SaleEnd } from '#rules/sales/sale-kinds.ts';

type Ended = { accountId: string; side: 'buyer' | 'seller'; ends: readonly SaleEnd[]; since: Date };

/** When sales of somebody ended, or began to, for one of these reasons. */
export async function listSaleEnds(db: Database, { accountId, side, ends, since }: Ended): Promise<Date[]> {
  const rows = await db
    .selectFrom('protected_sales')
    .select('state_since')
    .where(side === 'buyer' ? 'buyer_id' : 'seller_id', '=', accountId)
    .where('end_reason', 'in', [...ends])
    .where('state_since', '>', since)
    .execute();
  return rows.map(({ state_since }) => state_since);
}
