import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { LedgerRow } from './to-ledger-entry.ts';

/** Every movement of money in a time, the oldest first; what went back is below zero. */
export async function listMovements(db: Database, { from, until }: { from: Date; until: Date }) {
  const { rows } = await sql<LedgerRow>`
    select movements.*, accounts.username
    from movements join accounts on accounts.id = movements.account_id
    where at >= ${from} and at < ${until}
    order by at, order_id, kind, reference`.execute(db);
  return rows;
}
