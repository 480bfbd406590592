import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { Currency } from '#rules/money/money.ts';
import type { PlanType } from '#rules/payments/subscription.ts';

export type LedgerRow = {
  at: Date;
  kind: 'payment' | 'refund';
  order_id: string;
  order_number: string;
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
    select movements.*, accounts.username
    from movements join accounts on accounts.id = movements.account_id
    where at >= ${from} and at < ${until}
    order by at, order_id, kind, reference`.execute(db);
  return rows;
}
