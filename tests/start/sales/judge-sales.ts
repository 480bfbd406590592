import { sql } from 'kysely';
import type { Dealt } from './deal-on-sale.ts';
import type { SalesLab } from './sales-lab.ts';

const FINAL = ['released', 'refunded', 'reversed', 'withdrawn', 'lapsed'];
const NAMES = {
  payer: 'payer',
  held: 'held',
  seller: 'seller',
  partner: 'house',
  paypal: 'provider',
} as const;
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

/** Everything about all sales that is not as the specification promises, in words; nothing is what is hoped for. */
export async function findWrongs(lab: SalesLab, dealt: readonly Dealt[]): Promise<string[]> {
  const wrongs: string[] = [];
  const sales = await lab.db.selectFrom('protected_sales').selectAll().execute();
  if (sales.length !== dealt.length) wrongs.push(`${sales.length} sales of ${dealt.length}`);
  for (const sale of sales) {
    if (!FINAL.includes(sale.state)) wrongs.push(`${sale.id} is ${sale.state}`);
    const deed = dealt.find(({ saleId }) => saleId === sale.id)?.deed;
    // What sticks at the provider ends by its own wall, a case there by its own clock; what came too late has no day of its own.
    const isExcused =
      deed === 'stick-payout' ||
      deed === 'open-case' ||
      sale.end_reason === 'too-late' ||
      sale.state === 'reversed';
    if (!isExcused && sale.ended_at && sale.wall_at && sale.ended_at > sale.wall_at)
      wrongs.push(`${sale.id} ended after the wall`);
  }
  return [
    ...wrongs,
    ...(await compareBooks(lab)),
    ...(await findDoubleEnds(lab)),
    ...(await findDoubleClaims(lab)),
    ...(await findDoubleLetters(lab)),
    ...(await findFalseGreen(lab, dealt)),
  ];
}

/** Our ledger against the provider's own books: by sale, account and currency. */
async function compareBooks(lab: SalesLab): Promise<string[]> {
  const ours = await sql<{ sale: string; account: string; currency: string; amount: number }>`
    select sale_id as sale, account, currency, sum(amount)::int as amount from sale_ledger
    group by 1, 2, 3 having sum(amount) <> 0`.execute(lab.db);
  const payments = await lab.db.selectFrom('sale_payments').select(['id', 'sale_id']).execute();
  const saleOf = new Map(payments.map(({ id, sale_id }) => [id, sale_id]));
  const theirs = new Map<string, number>();
  for (const { reference, currency, entries } of await lab.orders())
    for (const { account, amount } of entries.flatMap(({ lines }) => lines)) {
      const key = `${saleOf.get(reference)} ${NAMES[account]} ${currency}`;
      theirs.set(key, (theirs.get(key) ?? 0) + amount);
    }
  const wrongs: string[] = [];
  for (const { sale, account, currency, amount } of ours.rows) {
    const key = `${sale} ${account} ${currency}`;
    if (theirs.get(key) !== amount) wrongs.push(`${key}: ours ${amount}, theirs ${theirs.get(key) ?? 0}`);
    if (account === 'held') wrongs.push(`${key}: ${amount} is held for ever`);
    theirs.delete(key);
  }
  for (const [key, amount] of theirs) if (amount !== 0) wrongs.push(`${key}: ours 0, theirs ${amount}`);
  return wrongs;
}

/** Nobody is both paid back whole and paid out. */
async function findDoubleEnds(lab: SalesLab): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select sale_id as id from sale_releases join sale_refunds using (sale_id)
    where sale_releases.state = 'done' and sale_refunds.state = 'done' and kind <> 'part'`.execute(lab.db);
  return rows.map(({ id }) => `${id} was paid back and paid out`);
}

/** One claim an ad at any moment of its history. */
async function findDoubleClaims(lab: SalesLab): Promise<string[]> {
  const steps = await sql<{ ad: string; sale: string; to: string }>`
    select ad_id as ad, sale_id as sale, to_state as to from sale_steps
    join protected_sales on protected_sales.id = sale_id order by ad_id, sale_steps.id`.execute(lab.db);
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
async function findDoubleLetters(lab: SalesLab): Promise<string[]> {
  const { rows } = await sql<{ to: string; subject: string }>`
    select to_address as to, subject from mailbox where text like '%/sales/%'
    group by to_address, subject, text having count(*) > 1`.execute(lab.db);
  return rows.map(({ to, subject }) => `${to} had '${subject}' twice`);
}

/** No light was green before the provider held the sum. */
async function findFalseGreen(lab: SalesLab, dealt: readonly Dealt[]): Promise<string[]> {
  const orders = new Map((await lab.orders()).map((order) => [order.reference, order]));
  return dealt.flatMap(({ saleId, paymentId, greenAt }) => {
    const taken = orders.get(paymentId ?? '')?.entries[0]?.at;
    const first = Math.min(...greenAt);
    if (greenAt.length === 0 || (taken !== undefined && Date.parse(taken) <= first)) return [];
    return [`${saleId} was green at ${first} and taken at ${taken ?? 'no time'}`];
  });
}
