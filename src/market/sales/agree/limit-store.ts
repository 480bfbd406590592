import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { SaleEnd } from '#rules/sales/life/sale-kinds.ts';
import { STILL_OWED_ENDS } from '#rules/sales/sale-limits.ts';

type Ended = { accountId: string; side: 'buyer' | 'seller'; ends: readonly SaleEnd[]; since: Date };

/** When sales of somebody ended, or began to, for one of these reasons. */
export async function listSaleEnds(db: Database, { accountId, side, ends, since }: Ended): Promise<Date[]> {
  const rows = await db
    .selectFrom('protected_sales')
    .select('state_since')
    .where(side === 'buyer' ? 'buyer_id' : 'seller_id', '=', accountId)
    .where('end_reason', 'in', [...ends])
    .where('state_since', '>', since)
    .execute();
  return rows.map(({ state_since }) => state_since);
}

/**
 * How many disputes of somebody, on either side, we decided against them by our last word. What the clock decided is our
 * own fault, and what staff opened themselves says nothing about anybody's honesty. Nor does hair that had not come when we
 * decided, and came after all: staff opened a sale that follows for it.
 */
export async function countLostDisputes(db: Database, accountId: string): Promise<number> {
  const { rows } = await sql<{ lost: number }>`
    select count(*)::int as lost from protected_sales as sale
      join sale_disputes as dispute on dispute.sale_id = sale.id
      cross join lateral (select outcome, decided_by from sale_decisions
        where dispute_id = dispute.id order by no desc limit 1) as word
    where (sale.buyer_id = ${accountId}::uuid or sale.seller_id = ${accountId}::uuid) and dispute.reason <> 'by-staff'
      and dispute.closed_at is not null and word.decided_by is not null
      and not (dispute.reason = 'not-received' and exists (select from protected_sales where follows = sale.id))
      and word.outcome = any(case when sale.buyer_id = ${accountId}::uuid
        then array['release'] else array['refund', 'return'] end::sale_outcome[])`.execute(db);
  return rows[0]?.lost ?? 0;
}

/** Whether hair came to somebody after its money had gone back, and they have not paid for it since. */
export const owesForLateParcel = async (db: Database, buyerId: string): Promise<boolean> =>
  (await lateParcelsOwedFor(buyerId).execute(db)).rows.length > 0;

/**
 * One of the sales that follow for it, if it was not paid, or was and the bank took that back. One that ended without any
 * fault of theirs asks nothing of them: what its seller called off or never connected for, what we decided or they sent back.
 */
export const lateParcelsOwedFor = (buyerId: string | RawBuilder<unknown>) => sql`
  select from protected_sales as sale join offers on offers.id = sale.offer_id
    where sale.buyer_id = ${buyerId} and sale.follows is not null
    and (sale.end_reason is null or sale.end_reason = any(${STILL_OWED_ENDS}::sale_end[]))
    and not (sale.state = 'withdrawn' and offers.ended_by is not distinct from sale.seller_id)
    and not exists (select from protected_sales as other where other.follows = sale.follows
      and other.captured_at is not null and (other.end_reason is null or other.end_reason <> all(${STILL_OWED_ENDS}::sale_end[])))
    limit 1`;
