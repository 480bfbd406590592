import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { PAYING_MS, PENDING_MS, RETURN_ADDRESS_MS } from '#rules/sales/life/sale-deadlines.ts';
import { NOT_POSTED_STATES } from '#rules/sales/life/sale-states.ts';

/** A sale that is due, with whom and what to lock before it. */
export type DueSale = { id: string; buyer_id: string; seller_id: string; ad_id: string };

/** Sales with a deadline that has passed, each found by an index of its own. Unpaid agreements end as agreements do. */
export async function listDueSales(
  db: Database,
  now: Date,
  { most, except }: { most: number; except: readonly string[] },
): Promise<DueSale[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const due = (condition: RawBuilder<unknown>) => sql`
    (select id, buyer_id, seller_id, ad_id from protected_sales where ${condition} and id <> all(${except}::uuid[]) limit ${most})`;
  const branches = [
    due(sql`state = 'paying' and state_since <= ${before(PAYING_MS)}`),
    due(sql`state = 'payment_pending' and state_since <= ${before(PENDING_MS)}`),
    due(sql`state in ('paid', 'preparing', 'proved') and ship_by <= ${now}`),
    due(sql`state = 'shipped' and arrive_by <= ${now}`),
    due(sql`state = 'delivered' and inspect_by <= ${now}`),
    due(sql`state = 'disputed' and stands_at <= ${now}`),
    due(sql`state = 'returning' and coalesce(object_by, return_by) <= ${now}`),
    due(sql`state = 'returning' and object_by is null and state_since <= ${before(RETURN_ADDRESS_MS)}
      and not exists (select from sale_addresses where sale_id = protected_sales.id and whose = 'return')`),
    due(sql`state in ('disputed', 'returning', 'frozen') and settle_by <= ${now}
      and frozen_why is distinct from 'provider'`),
  ];
  const { rows } = await sql<DueSale>`${sql.join(branches, sql` union all `)} limit ${most}`.execute(db);
  return [...new Map(rows.map((due) => [due.id, due])).values()];
}

/** When the provider last said anything about it. */
const ANSWERED = sql`coalesce(greatest(sale.checked_at, sale.unchecked_at), 'epoch')`;
/** A round asks about what was due when it began, and neither answered nor asked about since then. */
export type Asking = { since: Date; askedBefore: Date };

/** Sales whose light is or would be green, by how old the last answer is. */
export async function listGreenSales(
  db: Database,
  { since, askedBefore }: Asking,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('protected_sales as sale')
    .innerJoin('sale_payments as payment', 'payment.sale_id', 'sale.id')
    .select('sale.id')
    .where('sale.state', 'in', NOT_POSTED_STATES)
    .where('ship_by', '>', since)
    .where('light_from', '<=', since)
    .where((sale) => sale.or([sale('checked_at', 'is', null), sale('checked_at', '<=', askedBefore)]))
    .where('capture_id', 'is not', null)
    .where((sale) => sale.or([sale('asked_at', 'is', null), sale('asked_at', '<=', askedBefore)]))
    .orderBy(ANSWERED)
    .orderBy('sale.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Somebody is about to ask about it; false: somebody else is, or has just done so. */
export async function claimGreenSale(
  db: Database,
  saleId: string,
  { askedBefore, now }: Pick<Asking, 'askedBefore'> & { now: Date },
): Promise<boolean> {
  const claimed = await db
    .updateTable('sale_payments')
    .set({ asked_at: now })
    .where('sale_id', '=', saleId)
    .where('capture_id', 'is not', null)
    .where((payment) => payment.or([payment('asked_at', 'is', null), payment('asked_at', '<=', askedBefore)]))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Payments that nobody has looked after since then: asked for without an answer, for there money may be taken, before
 * those that were opened and perhaps left; of each kind those that were longest not asked about.
 */
export async function listUnfinishedPayments(db: Database, before: Date, most: number) {
  return db
    .selectFrom('sale_payments')
    .innerJoin('protected_sales as sale', 'sale.id', 'sale_payments.sale_id')
    .selectAll('sale_payments')
    .where('sale_payments.state', 'in', ['open', 'attempted', 'pending'])
    .where('provider_order_id', 'is not', null)
    .where((payment) =>
      payment.or([payment('attempted_at', 'is', null), payment('attempted_at', '<=', before)]),
    )
    .where('opened_at', '<=', before)
    .orderBy(sql`sale_payments.state = 'open'`)
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .limit(most)
    .execute();
}

/** Somebody is about to ask for it: the others come first next time, whatever is answered. */
export async function setPaymentAsked(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('sale_payments').set({ asked_at: now }).where('id', '=', id).execute();
}

/** Sellers with sales that wait for an account which can be used by now. */
export async function listPayableSellers(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('protected_sales as sale')
    .innerJoin('seller_links as link', 'link.account_id', 'sale.seller_id')
    .select('sale.seller_id')
    .distinct()
    .where('sale.state', '=', 'agreed')
    .where('sale.pay_by', 'is', null)
    .where('link.ended_at', 'is', null)
    .where('link.state', '=', 'ready')
    .where('link.usable_from', '<=', now)
    .limit(200)
    .execute();
  return rows.map(({ seller_id }) => seller_id);
}
