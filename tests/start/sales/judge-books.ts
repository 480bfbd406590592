import { sql } from 'kysely';
import type { SandboxSaleOrder } from '#platform/payment/paypal-sandbox/sales/sandbox-sale-records.ts';
import type { Database } from '#platform/postgres/database.ts';
import type { LawCheck } from './judge-sales.ts';

const NAMES = {
  payer: 'payer',
  held: 'held',
  seller: 'seller',
  partner: 'house',
  paypal: 'provider',
} as const;

/** Our ledger against the provider's own books, and what the money may never do. */
export async function findBrokenBooks(
  db: Database,
  orders: readonly SandboxSaleOrder[],
): Promise<LawCheck[]> {
  const entries = await sql<{ entry: string; sum: number }>`
    select entry_id as entry, sum(amount)::int as sum from sale_ledger group by 1`.execute(db);
  const moved = await sql<{ id: string; taken: number; out: number; held: number }>`
    select sale_id as id, sum(amount) filter (where kind = 'taken' and account = 'held')::int as taken,
      -coalesce(sum(amount) filter (where kind <> 'taken' and account = 'held'), 0)::int as out,
      sum(amount) filter (where account = 'held')::int as held
    from sale_ledger group by 1`.execute(db);
  const twice = await sql<{ id: string }>`
    select sale_id as id from sale_releases join sale_refunds using (sale_id)
    where sale_releases.state = 'done' and sale_refunds.state = 'done' and kind in ('whole', 'cancel', 'late')`.execute(
    db,
  );
  const sales = moved.rows.length;
  return [
    {
      law: '3: no more goes out than was taken, and nothing stays held',
      looked: sales,
      wrongs: moved.rows.flatMap(({ id, taken, out, held }) => [
        ...(out > taken ? [`${id}: ${out} of ${taken} went out`] : []),
        ...(held === 0 ? [] : [`${id}: ${held} is held for ever`]),
      ]),
    },
    {
      law: '3: paid back or paid out',
      looked: sales,
      wrongs: twice.rows.map(({ id }) => `${id} was paid back and paid out`),
    },
    {
      law: 'entries sum to zero',
      looked: entries.rows.length,
      wrongs: entries.rows.flatMap(({ entry, sum }) => (sum === 0 ? [] : [`${entry} sums to ${sum}`])),
    },
    {
      law: 'our books are the provider’s, to the penny',
      looked: sales,
      wrongs: await compareBooks(db, orders),
    },
  ];
}

/** By sale, account and currency. */
async function compareBooks(db: Database, orders: readonly SandboxSaleOrder[]): Promise<string[]> {
  const ours = await sql<{ sale: string; account: string; currency: string; amount: number }>`
    select sale_id as sale, account, currency, sum(amount)::int as amount from sale_ledger
    group by 1, 2, 3 having sum(amount) <> 0`.execute(db);
  const payments = await db.selectFrom('sale_payments').select(['id', 'sale_id']).execute();
  const saleOf = new Map(payments.map(({ id, sale_id }) => [id, sale_id]));
  const theirs = new Map<string, number>();
  for (const { reference, currency, entries } of orders)
    for (const { account, amount } of entries.flatMap(({ lines }) => lines)) {
      const key = `${saleOf.get(reference)} ${NAMES[account]} ${currency}`;
      theirs.set(key, (theirs.get(key) ?? 0) + amount);
    }
  const wrongs: string[] = [];
  for (const { sale, account, currency, amount } of ours.rows) {
    const key = `${sale} ${account} ${currency}`;
    if (theirs.get(key) !== amount) wrongs.push(`${key}: ours ${amount}, theirs ${theirs.get(key) ?? 0}`);
    theirs.delete(key);
  }
  for (const [key, amount] of theirs) if (amount !== 0) wrongs.push(`${key}: ours 0, theirs ${amount}`);
  return wrongs;
}
