import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

/** As often as this, and the money should have gone back. */
const SLOW_AFTER = 3;

/** Whether what goes back to the buyer does not go as fast as it should. */
export async function isRefundSlow(db: Database, saleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sale_refunds')
    .select('id')
    .where('sale_id', '=', saleId)
    .where('state', '=', 'asked')
    .where((column) => column.or([column('why', '=', 'owed'), column('tries', '>', SLOW_AFTER)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * What the house owes of one sale: its buyer what the provider kept and an empty account did not give, its seller the
 * provider's charge for money that came too late. The figures of all sales sum up the same.
 */
export async function readOwed(db: Database, saleId: string): Promise<Record<'buyer' | 'seller', number>> {
  const { rows } = await sql<{ buyer: number; seller: number }>`
    select
      coalesce(-sum(amount) filter (where account = 'payer' and exists (select from sale_refunds
        where sale_id = ${saleId} and state = 'done' and why = 'owed')), 0)::int as buyer,
      coalesce(-sum(amount) filter (where account = 'seller' and exists (select from sale_refunds
        where sale_id = ${saleId} and state = 'done' and kind = 'late')), 0)::int as seller
    from sale_ledger where sale_id = ${saleId}`.execute(db);
  const { buyer = 0, seller = 0 } = rows[0] ?? {};
  return { buyer: Math.max(0, buyer), seller: Math.max(0, seller) };
}
