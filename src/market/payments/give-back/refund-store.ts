import type { Selectable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import type { Order } from '../orders/order-store.ts';

/** A refund that we asked for. */
export type Refund = Selectable<DB['refunds']>;
type NewRefund = Pick<Refund, 'order_id' | 'how' | 'amount' | 'is_own' | 'asked_at'>;

/** The order, locked: of two who give back, the second sees what the first did. */
export async function lockOrder(db: Database, id: string): Promise<Order> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row as Order;
}

export async function insertRefund(db: Database, refund: NewRefund): Promise<Refund> {
  return db.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow();
}

/** The refund of an order that is on its way. */
export async function findOpenRefund(db: Database, orderId: string): Promise<Refund | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
}

export async function findRefund(db: Database, id: string): Promise<Refund | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function endRefund(
  db: Database,
  id: string,
  { state, now }: { state: 'done' | 'refused'; now: Date },
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
}

/** Refunds that nobody knows the end of, asked for before this. */
export async function listOpenRefunds(db: Database, before: Date, most: number): Promise<Refund[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('state', '=', 'asked')
    .where('asked_at', '<=', before)
    .orderBy('asked_at')
    .limit(most)
    .execute();
}

type BookedRefund = { id: string; amount: number; at: Date };

/** Every sum that went back of an order, as the books have it, the oldest first. */
export async function listBookedRefunds(db: Database, order: Order): Promise<BookedRefund[]> {
  const parts = await db
    .selectFrom('part_refunds')
    .select(['provider_refund_id as id', 'amount', 'refunded_at as at'])
    .where('order_id', '=', order.id)
    .orderBy('refunded_at')
    .execute();
  if (order.refunded_at === null) return parts;
  const rest = order.amount - parts.reduce((sum, { amount }) => sum + amount, 0);
  const last = {
    id: order.provider_refund_id ?? '',
    amount: order.refunded_amount ?? rest,
    at: order.refunded_at,
  };
  return last.amount === 0 ? parts : [...parts, last];
}

/** How much of an order went back so far, in its minor units. */
export async function sumGivenBack(db: Database, order: Order): Promise<number> {
  return (await listBookedRefunds(db, order)).reduce((sum, { amount }) => sum + amount, 0);
}
