import type { SandboxSaleOrder } from '#platform/payment/paypal-sandbox/sales/sandbox-sale-records.ts';
import { findBrokenBooks } from './judge-books.ts';
import { findHairAndMoney, findLateEnds, readHistory } from './judge-history.ts';
import { findDoubleClaims, findDoubleLetters, findMovedPayees } from './judge-rows.ts';
import type { Dealt } from './deal-on-sale.ts';
import type { SalesLab } from './sales-lab.ts';

/** One promise of the specification: how much was looked at, and what is not as it says, in words. */
export type LawCheck = { law: string; looked: number; wrongs: string[] };

/** Everything that is promised of all sales, asked of what is there when all are over. `lastedMs`: how long they dealt. */
export async function judgeSales(
  lab: SalesLab,
  dealt: readonly Dealt[],
  lastedMs: number,
): Promise<LawCheck[]> {
  const sales = await lab.db.selectFrom('protected_sales').selectAll().execute();
  const orders = await lab.orders();
  const history = await readHistory(lab.db);
  const lights = dealt.reduce((sum, { greenAt }) => sum + greenAt.length, 0);
  const all = sales.length;
  return [
    {
      law: '1: no green light that is not paid for',
      looked: lights,
      wrongs: await findFalseGreen(lab, dealt, orders),
    },
    ...(await findBrokenBooks(lab.db, orders)),
    { law: '4: one claim an ad', looked: all, wrongs: await findDoubleClaims(lab.db) },
    { law: '5: the payee stays', looked: orders.length, wrongs: await findMovedPayees(lab.db, orders) },
    { law: '6: all are over', looked: all, wrongs: findOpen(sales, dealt.length) },
    { law: '6: settled by day 26', looked: all, wrongs: findLateEnds(sales, history, lastedMs) },
    { law: '7: hair or money, never both by a deadline', looked: all, wrongs: findHairAndMoney(history) },
    { law: 'every letter once', looked: all, wrongs: await findDoubleLetters(lab.db) },
  ];
}

const FINAL = ['released', 'refunded', 'reversed', 'withdrawn', 'lapsed'];

function findOpen(sales: readonly { id: string; state: string }[], dealt: number): string[] {
  const open = sales.flatMap(({ id, state }) => (FINAL.includes(state) ? [] : [`${id} is ${state}`]));
  return sales.length === dealt ? open : [...open, `${sales.length} sales of ${dealt}`];
}

/** So long the provider's last word may have been good. */
const FRESH_ONCE_BEGUN_MS = 2 * 3_600_000;
const TOLD_MS = 1000;

/** Green before the provider held the sum, longer after it ceased to than its last word is good, or although we were told. */
async function findFalseGreen(
  lab: SalesLab,
  dealt: readonly Dealt[],
  orders: readonly SandboxSaleOrder[],
): Promise<string[]> {
  const byReference = new Map(orders.map((order) => [order.reference, order]));
  const told = await lab.db
    .selectFrom('order_events')
    .select(['sale_id', ({ fn }) => fn.min('received_at').as('at')])
    .where('kind', '=', 'PAYMENT.CAPTURE.REVERSED')
    .groupBy('sale_id')
    .execute();
  const toldAt = new Map(told.map(({ sale_id, at }) => [sale_id, at]));
  return dealt.flatMap(({ saleId, paymentId, greenAt }) => {
    if (greenAt.length === 0) return [];
    const entries = byReference.get(paymentId ?? '')?.entries ?? [];
    const [first, last] = [Math.min(...greenAt), Math.max(...greenAt)];
    const taken = entries[0]?.at;
    const over = entries.find(({ what }) => what === 'reversed' || what === 'refunded')?.at;
    const heard = toldAt.get(saleId);
    return [
      ...(taken !== undefined && Date.parse(taken) <= first
        ? []
        : [`${saleId} was green at ${first} and taken at ${taken ?? 'no time'}`]),
      ...(over !== undefined && Date.parse(over) + FRESH_ONCE_BEGUN_MS < last
        ? [`${saleId} was green at ${last} and over at ${over}`]
        : []),
      ...(heard && heard.getTime() + TOLD_MS < last
        ? [`${saleId} was green at ${last} and told at ${heard.toISOString()}`]
        : []),
    ];
  });
}
