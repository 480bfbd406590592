import type { Database } from '#platform/postgres/database.ts';
import type { ProviderRefund } from '#platform/payment/payment-provider.ts';

/** Books a part that went back; false when it is in the books already. */
export async function insertPartRefund(
  db: Database,
  orderId: string,
  { id, money }: ProviderRefund,
  now: Date,
): Promise<boolean> {
  const result = await db
    .insertInto('part_refunds')
    .values({ order_id: orderId, provider_refund_id: id, amount: money.amount, refunded_at: now })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** How much of an order went back in parts, in its minor units. */
export async function sumPartRefunds(db: Database, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('part_refunds')
    .select(({ fn }) => fn.sum<string | null>('amount').as('given'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return Number(row?.given ?? 0);
}
