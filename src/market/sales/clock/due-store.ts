import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { PAYING_MS, PENDING_MS, RETURN_ADDRESS_MS } from '#rules/sales/sale-deadlines.ts';
import { NOT_POSTED_STATES } from '#rules/sales/sale-states.ts';

/** Sales with a deadline that has passed, each found by an index of its own. Unpaid agreements end as agreements do. */
export async function listDueSales(db: Database, now: Date, most: number): Promise<string[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await sql<{ id: string }>`
    (select id from protected_sales where state = 'paying' and state_since <= ${before(PAYING_MS)} limit ${most})
    union all
    (select id from protected_sales where state = 'payment_pending' and state_since <= ${before(PENDING_MS)} limit ${most})
    union all
    (select id from protected_sales where state in ('paid', 'preparing', 'proved') and ship_by <= ${now} limit ${most})
    union all
    (select id from protected_sales where state = 'shipped' and arrive_by <= ${now} limit ${most})
    union all
    (select id from protected_sales where state = 'delivered' and inspect_by <= ${now} limit ${most})
    union all
    (select id from protected_sales where state = 'disputed' and stands_at <= ${now} limit ${most})
    union all
    (select id from protected_sales where state = 'returning' and coalesce(object_by, return_by) <= ${now} limit ${most})
    union all
    (select id from protected_sales where state = 'returning' and object_by is null
      and state_since <= ${before(RETURN_ADDRESS_MS)}
      and not exists (select from sale_addresses where sale_id = protected_sales.id and whose = 'return') limit ${most})
    union all
    (select id from protected_sales where state in ('disputed', 'returning', 'frozen') and settle_by <= ${now}
      and frozen_why is distinct from 'provider' limit ${most})
    limit ${most}`.execute(db);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Sales whose light is or would be green. */
export async function listGreenSales(
  db: Database,
  { now, checkedBefore, most }: { now: Date; checkedBefore: Date; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('protected_sales')
    .select('id')
    .where('state', 'in', NOT_POSTED_STATES)
    .where('ship_by', '>', now)
    .where((sale) => sale.or([sale('checked_at', 'is', null), sale('checked_at', '<=', checkedBefore)]))
    .where('light_from', '<=', now)
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Payments that nobody has looked after since then: approved and left, or asked for without an answer. */
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
    .orderBy('opened_at', 'desc')
    .limit(most)
    .execute();
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
