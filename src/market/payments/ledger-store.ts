import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { Currency } from '#rules/money.ts';
import type { PlanType } from '#rules/subscription.ts';

export type LedgerRow = {
  at: Date;
  kind: 'payment' | 'refund';
  order_id: string;
  username: string;
  plan: PlanType;
  amount: number;
  currency: Currency;
  provider: string;
  provider_order_id: string;
  reference: string;
};

/** Every movement of money in a time, the oldest first; what went back is below zero. */
export async function listMovements(db: Database, { from, until }: { from: Date; until: Date }) {
  const { rows } = await sql<LedgerRow>`
    select movement.*, accounts.username from (
      select captured_at as at, 'payment' as kind, id as order_id, account_id, plan, amount, currency, provider,
        coalesce(provider_order_id, '') as provider_order_id, provider_capture_id as reference
      from orders where captured_at is not null
      union all
      select refunded_at, 'refund', id, account_id, plan, -amount, currency, provider,
        coalesce(provider_order_id, ''), coalesce(provider_refund_id, provider_capture_id)
      from orders where refunded_at is not null
    ) as movement join accounts on accounts.id = movement.account_id
    where at >= ${from} and at < ${until}
    order by at, order_id, kind`.execute(db);
  return rows;
}
