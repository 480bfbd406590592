import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import type { Cursor } from '../../cursor.ts';
import { isBeyond, toCursorValue } from '../../sql/cursor-sql.ts';
import { OPEN_ORDER_STATES } from '#rules/payments/order-state.ts';
import type { Order } from '../orders/order-store.ts';

type WalkedOrder = Order & { walked: Cursor };

/** Open orders that nobody has looked after since `before`, the longest neglected first, a page of them. */
export async function listNeglectedOrders(
  db: Database,
  before: Date,
  most: number,
  after?: Cursor,
): Promise<WalkedOrder[]> {
  return page(
    db
      .selectFrom('orders')
      .where('state', 'in', OPEN_ORDER_STATES)
      .where('updated_at', '<=', before)
      .where((order) => order.or([order('reconciled_at', 'is', null), order('reconciled_at', '<=', before)])),
    sql<Date>`greatest(updated_at, reconciled_at)`,
    { most, after },
  );
}

/** Paid orders whose sum was not yet held against the provider's own books, the oldest first, a page of them. */
export async function listUncomparedOrders(
  db: Database,
  most: number,
  after?: Cursor,
): Promise<WalkedOrder[]> {
  return page(
    db.selectFrom('orders').where('captured_at', 'is not', null).where('reconciled_at', 'is', null),
    sql<Date>`captured_at`,
    { most, after },
  );
}

async function page(
  orders: SelectQueryBuilder<DB, 'orders', object>,
  since: RawBuilder<Date>,
  { most, after }: { most: number; after: Cursor | undefined },
): Promise<WalkedOrder[]> {
  const rows = await orders
    .selectAll('orders')
    .select(toCursorValue(since).as('since'))
    .where(
      after
        ? isBeyond({ value: since, id: sql`id`, type: 'timestamptz', downwards: false }, after)
        : sql<boolean>`true`,
    )
    .orderBy(since)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ since: at, ...order }) => ({
    ...(order as Order),
    walked: { value: at, id: order.id },
  }));
}

export async function setReconciled(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('orders').set({ reconciled_at: now }).where('id', '=', id).execute();
}

/** The same for an open order in trouble. One that was paid meanwhile still waits to be compared. */
export async function setPassedBy(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ reconciled_at: now })
    .where('id', '=', id)
    .where('state', 'in', OPEN_ORDER_STATES)
    .execute();
}
