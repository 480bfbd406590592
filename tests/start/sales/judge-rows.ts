import { sql } from 'kysely';
import type { SandboxSaleOrder } from '#platform/payment/paypal-sandbox/sales/sandbox-sale-records.ts';
import type { Database } from '#platform/postgres/database.ts';

/** Written here once more, apart from the rules: in these nobody else may have the hair. */
const CLAIMS = [
  'paying',
  'payment_pending',
  'paid',
  'preparing',
  'proved',
  'shipped',
  'delivered',
  'disputed',
];
CLAIMS.push('returning', 'frozen', 'releasing', 'released');

/** One claim an ad at any moment of its history. */
export async function findDoubleClaims(db: Database): Promise<string[]> {
  const steps = await sql<{ ad: string; sale: string; to: string }>`
    select ad_id as ad, sale_id as sale, to_state as to from sale_steps
    join protected_sales on protected_sales.id = sale_id order by ad_id, sale_steps.id`.execute(db);
  const holders = new Map<string, string>();
  const wrongs: string[] = [];
  for (const { ad, sale, to } of steps.rows) {
    const holder = holders.get(ad);
    if (CLAIMS.includes(to)) {
      if (holder !== undefined && holder !== sale) wrongs.push(`${ad} was claimed by ${holder} and ${sale}`);
      holders.set(ad, sale);
    } else if (holder === sale) holders.delete(ad);
  }
  return wrongs;
}

/** Each letter goes once: no two e-mails are the same. */
export async function findDoubleLetters(db: Database): Promise<string[]> {
  const { rows } = await sql<{ to: string; subject: string }>`
    select to_address as to, subject from mailbox where text like '%/sales/%'
    group by to_address, subject, text having count(*) > 1`.execute(db);
  return rows.map(({ to, subject }) => `${to} had '${subject}' twice`);
}

/** What was ordered, what the sale says and what its seller had connected name one account. */
export async function findMovedPayees(db: Database, orders: readonly SandboxSaleOrder[]): Promise<string[]> {
  const { rows } = await sql<{
    reference: string;
    sale: string;
    payee: string | null;
    linked: string | null;
  }>`
    select payment.id as reference, sale.id as sale, sale.merchant_id as payee, link.merchant_id as linked
    from sale_payments as payment join protected_sales as sale on sale.id = sale_id
      left join seller_links as link on link.account_id = seller_id and link.ended_at is null
    where payment.capture_id is not null`.execute(db);
  const ordered = new Map(orders.map(({ reference, merchantId }) => [reference, merchantId]));
  return rows.flatMap(({ reference, sale, payee, linked }) =>
    payee === linked && payee === ordered.get(reference)
      ? []
      : [`${sale} is for ${payee}, its seller has ${linked}, its order ${ordered.get(reference)}`],
  );
}
