import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import { isId } from '#rules/id.ts';
import { OPEN_ORDER_STATES, ORDER_LIFE, type OrderEvent } from '#rules/payments/order-state.ts';
import type { PlanType } from '#rules/payments/subscription.ts';

/** An order as our own books have it. What the provider says is held against it. */
export type Order = Omit<Selectable<DB['orders']>, 'plan'> & { plan: PlanType };
type NewOrder = Pick<
  Order,
  | 'account_id'
  | 'plan'
  | 'currency'
  | 'amount'
  | 'shown_currency'
  | 'shown_amount'
  | 'provider'
  | 'created_at'
>;
type Facts = Omit<Updateable<DB['orders']>, 'id' | 'state' | 'updated_at' | 'provider_payer_id'> & {
  provider_payer_id?: string | null;
};

export async function insertOrder(db: Database, order: NewOrder): Promise<string> {
  const { id } = await db
    .insertInto('orders')
    .values({ ...order, updated_at: order.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function countOpenOrders(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((order) => order.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN_ORDER_STATES)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findOrder(db: Database, id: string): Promise<Order | undefined> {
  if (!isId(id)) return undefined;
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row as Order | undefined;
}

type AtProvider = { provider: string; providerOrderId: string | null; captureId: string | null };

/** The order that a notification is about, by either of the ids the provider knows it by. */
export async function findOrderAtProvider(db: Database, named: AtProvider): Promise<Order | undefined> {
  const { provider, providerOrderId, captureId } = named;
  if (providerOrderId === null && captureId === null) return undefined;
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('provider', '=', provider)
    .where((order) =>
      providerOrderId === null
        ? order('provider_capture_id', '=', captureId)
        : order('provider_order_id', '=', providerOrderId),
    )
    .executeTakeFirst();
  return row as Order | undefined;
}

export async function listOrders(db: Database, accountId: string): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows as Order[];
}

/** Keeps where the order is at the provider. Whoever comes second with the same order changes nothing. */
export async function setOpened(
  db: Database,
  id: string,
  at: { providerOrderId: string; approveUrl: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ provider_order_id: at.providerOrderId, approve_url: at.approveUrl, updated_at: at.now })
    .where('id', '=', id)
    .where('provider_order_id', 'is', null)
    .execute();
}

/** One step in the order's life, if it is where the step begins; false when somebody was faster. */
export async function stepOrder(
  db: Database,
  id: string,
  event: OrderEvent,
  now: Date,
  facts: Facts = {},
): Promise<boolean> {
  const { from, to } = ORDER_LIFE[event];
  const { provider_payer_id: payer, ...others } = facts;
  const result = await db
    .updateTable('orders')
    .set({ ...others, state: to, updated_at: now })
    .$if(payer !== undefined, (order) => order.set({ provider_payer_id: unlessGone(payer ?? null) }))
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Who paid, unless they have left for good: an order of theirs may still be settled, without them. */
const unlessGone = (payer: string | null) =>
  sql<
    string | null
  >`(select ${payer}::text from accounts where accounts.id = orders.account_id and purged_at is null)`;

/** Takes over an attempt whose end nobody knows, with the id it had: false while it may still be going on. */
export async function renewAttempt(db: Database, id: string, now: Date, staleBefore: Date): Promise<boolean> {
  const result = await db
    .updateTable('orders')
    .set({ attempted_at: now, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'capturing')
    .where('attempted_at', '<=', staleBefore)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
