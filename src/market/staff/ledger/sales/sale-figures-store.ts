import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { Currency } from '#rules/money/money.ts';
import type { BackReason, DisputeEnd, HeldAge } from '#rules/sales/money/sale-figures.ts';
import type { SaleProblem } from '#rules/sales/words/disputes.ts';

/** Whole days, in UTC; open ends where nothing is said. */
export type Days = { from: string | undefined; until: string | undefined };

const within = (column: RawBuilder<unknown>, { from, until }: Days) =>
  sql.join(
    [
      sql`true`,
      ...(from ? [sql`${column} >= ${from}::date`] : []),
      ...(until ? [sql`${column} < ${until}::date + 1`] : []),
    ],
    sql` and `,
  );

type Summed = { currency: Currency; sales: number; amount: number };

/** What the provider holds of sales that are not over, by how long it has. */
export async function sumHeldByAge(db: Database, now: Date): Promise<(Summed & { age: HeldAge })[]> {
  const { rows } = await sql<Summed & { age: HeldAge }>`
    select currency, age, count(*)::int as sales, sum(held)::float8 as amount from (
      select ledger.currency, sum(amount) as held,
        case when captured_at > ${now}::timestamptz - interval '7 days' then 'week'
          when captured_at > ${now}::timestamptz - interval '14 days' then 'fortnight'
          when captured_at > ${now}::timestamptz - interval '21 days' then 'three-weeks'
          else 'older' end as age
      from protected_sales as sale join sale_ledger as ledger on ledger.sale_id = sale.id
      where sale.ended_at is null and account = 'held'
      group by sale.id, ledger.currency, captured_at having sum(amount) <> 0
    ) as each_sale
    group by currency, age order by currency, array_position(array['week', 'fortnight', 'three-weeks', 'older'], age)`.execute(
    db,
  );
  return rows;
}

export type MoneyRow = {
  currency: Currency;
  taken: number;
  released: number;
  back: number;
  fees: number;
  charges: number;
};

/** What was taken, what sellers were paid, what went back, and what the house and the provider have of it. */
export async function sumMoney(db: Database, days: Days): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`
    select currency,
      coalesce(sum(amount) filter (where kind = 'taken' and account = 'held'), 0)::float8 as taken,
      coalesce(sum(amount) filter (where kind = 'released' and account = 'seller'), 0)::float8 as released,
      coalesce(sum(amount) filter (where kind <> 'taken' and account = 'payer'), 0)::float8 as back,
      coalesce(sum(amount) filter (where account = 'house'), 0)::float8 as fees,
      coalesce(sum(amount) filter (where account = 'provider'), 0)::float8 as charges
    from sale_ledger where ${within(sql`at`, days)} group by currency order by currency`.execute(db);
  return rows;
}

/** What went back to buyers, and why. */
export async function sumBack(db: Database, days: Days): Promise<(Summed & { why: BackReason })[]> {
  const { rows } = await sql<Summed & { why: BackReason }>`
    select ledger.currency, count(distinct sale.id)::int as sales, sum(amount)::float8 as amount,
      case when kind in ('part', 'debt-paid') then kind
        when kind = 'refunded' and end_reason = 'paid-out' then 'after-release'
        else coalesce(end_reason::text, 'not-over') end as why
    from sale_ledger as ledger join protected_sales as sale on sale.id = ledger.sale_id
    where account = 'payer' and kind <> 'taken' and ${within(sql`ledger.at`, days)}
    group by ledger.currency, why order by ledger.currency, amount desc`.execute(db);
  return rows;
}

/** Disputes that were opened then: what was wrong, and how they ended. */
export async function countDisputes(
  db: Database,
  days: Days,
): Promise<{ reason: SaleProblem; end: DisputeEnd; disputes: number }[]> {
  const { rows } = await sql<{ reason: SaleProblem; end: DisputeEnd; disputes: number }>`
    select reason, "end", count(*)::int as disputes from (
      select reason, case when closed_at is null then 'open' else coalesce(
        (select outcome::text from sale_decisions where dispute_id = dispute.id order by no desc limit 1),
        closed_how) end as "end"
      from sale_disputes as dispute where ${within(sql`opened_at`, days)}
    ) as each_dispute group by reason, "end" order by disputes desc, reason, "end"`.execute(db);
  return rows;
}

/** How many decisions there were, and how many of them nobody but the clock took. */
export async function countDecisions(db: Database, days: Days): Promise<{ all: number; byClock: number }> {
  const { rows } = await sql<{ all: number; byClock: number }>`
    select count(*)::int as all, count(*) filter (where decided_by is null)::int as "byClock"
    from sale_decisions where ${within(sql`at`, days)}`.execute(db);
  return rows[0] ?? { all: 0, byClock: 0 };
}

type PaidDays = { sales: number; median: number | null; most: number | null };

/** Days from the yes to the payout, of sales that were paid out then. */
export async function measurePaidDays(db: Database, days: Days): Promise<PaidDays> {
  const { rows } = await sql<PaidDays>`
    select count(*)::int as sales, percentile_cont(0.5) within group (order by took) as median,
      percentile_cont(0.9) within group (order by took) as most
    from (
      select extract(epoch from ended_at - created_at)::float8 / 86400 as took from protected_sales
      where ended_at is not null and state = 'released' and ${within(sql`ended_at`, days)}
    ) as each_sale`.execute(db);
  return rows[0] ?? { sales: 0, median: null, most: null };
}

export type CaseCounts = { opened: number; open: number; seller: number; payer: number };

export async function countCases(db: Database, days: Days): Promise<CaseCounts> {
  const { rows } = await sql<CaseCounts>`
    select count(*)::int as opened, count(*) filter (where closed_at is null)::int as open,
      count(*) filter (where outcome = 'seller')::int as seller,
      count(*) filter (where outcome = 'payer')::int as payer
    from provider_cases where ${within(sql`opened_at`, days)}`.execute(db);
  return rows[0] ?? { opened: 0, open: 0, seller: 0, payer: 0 };
}

/**
 * What the house owes now: to a buyer what the provider kept and an empty account did not give, to a seller the
 * provider's charge for money that came too late. A debt that is paid by hand is booked, and so is gone from here.
 */
export async function sumOwed(db: Database): Promise<(Summed & { to: 'buyer' | 'seller' })[]> {
  const { rows } = await sql<Summed & { to: 'buyer' | 'seller' }>`
    select currency, "to", count(*)::int as sales, sum(owed)::float8 as amount from (
      select ledger.currency, case account when 'payer' then 'buyer' else 'seller' end as "to", -sum(ledger.amount) as owed
      from (select sale_id, bool_or(why = 'owed') as is_owed, bool_or(kind = 'late') as is_late
        from sale_refunds where state = 'done' and (kind = 'late' or why = 'owed') group by sale_id) as refund
        join sale_ledger as ledger on ledger.sale_id = refund.sale_id
      where (account = 'payer' and is_owed) or (account = 'seller' and is_late)
      group by ledger.sale_id, ledger.currency, account having sum(ledger.amount) < 0
    ) as each_debt group by currency, "to" order by currency, "to"`.execute(db);
  return rows;
}
