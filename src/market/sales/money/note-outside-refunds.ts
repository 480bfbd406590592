import type { OrderRefund } from '#platform/payment/sale-provider.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { partEntry, refundedAfterEntry, refundedEntry } from '#rules/sales/money/sale-entries.ts';
import { isNotPosted } from '#rules/sales/life/sale-states.ts';
import type { SaleContext } from '../../context.ts';
import { beginFreeze, mayFreeze } from '../freeze/begin-freeze.ts';
import { openSaleInside } from '../open-sale.ts';
import type { SaleRow } from '../sale-store.ts';
import { tellAdmins } from '../tell/tell-admins.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { endGivenBack } from './end-given-back.ts';
import { insertEntry, readBalances, readTaken } from './ledger-store.ts';
import { findPayment, stopRefunds, sumRefunds } from './money-store.ts';
import {
  type AskedRefund,
  insertOutsideRefund,
  listAskedRefunds,
  listKnownRefunds,
  setRefundLess,
} from './outside-store.ts';

/** In these somebody may be about to cut, or to post, for money that is no longer whole. */

/**
 * Money can go back without us: the seller does it in her own account, or the provider does. Each such refund is booked
 * once; the one that takes the last of it ends the sale. False: there was none that we did not know.
 */
export async function noteOutsideRefunds(ctx: SaleContext, found: SaleRow): Promise<boolean> {
  const payment = await findPayment(ctx.db, found.id);
  if (!ctx.sales || !payment?.provider_order_id) return false;
  const { refunds } = await ctx.sales.readOrder(payment.provider_order_id);
  const there = new Set(refunds.flatMap(({ state, reference }) => (state === 'failed' ? [] : [reference])));
  let isAny = false;
  for (const refund of refunds)
    if (refund.state === 'done') {
      const isNew = await ctx.write(async (unit) =>
        book(ctx, unit, await openSaleInside(ctx, unit, found), { refund, there }),
      );
      isAny ||= isNew;
    }
  return isAny;
}

/** `there`: by what ids the provider has refunds of ours. Those take what they take, whatever else goes back. */
type Told = { refund: OrderRefund; there: ReadonlySet<string | null> };

async function book(ctx: SaleContext, unit: Unit, sale: SaleRow, { refund, there }: Told): Promise<boolean> {
  const known = await listKnownRefunds(unit.db, sale.id);
  if (known.has(refund.id) || (refund.reference !== null && known.has(refund.reference))) return false;
  if (sale.state === 'reversed') return false;
  ctx.log.error({ saleId: sale.id, refund: refund.id }, 'money of a sale went back, and not at our word');
  const { held } = await readBalances(unit.db, sale.id);
  const { amount } = refund.money;
  if (held === 0) await bookAfter(ctx, unit, sale, refund);
  else if (amount >= held) {
    // What we asked for ourselves cannot be had any more.
    await stopRefunds(unit.db, sale.id);
    await bookLast(ctx, unit, sale, { refund, borne: 0 });
  } else await bookSome(ctx, unit, sale, { refund, there, held });
  return true;
}

/** Something is left in the books; whether of that anything is left for the sale depends on what we asked for ourselves. */
async function bookSome(
  ctx: SaleContext,
  unit: Unit,
  sale: SaleRow,
  { refund, there, held }: Told & { held: number },
): Promise<void> {
  const { amount } = refund.money;
  const asked = await listAskedRefunds(unit.db, sale.id);
  const parts = asked.filter(({ kind }) => kind === 'part');
  const forParts = parts.reduce((sum, part) => sum + part.amount, 0);
  const whole = asked.find(({ kind }) => kind !== 'part');
  if (whole && !there.has(whole.request_id)) {
    // The buyer has all that was to go back: what is left pays the charge.
    if (amount >= whole.amount)
      return bookLast(ctx, unit, sale, { refund, borne: Math.max(0, held - forParts - amount) });
    await setRefundLess(unit.db, whole.id, whole.amount - amount);
  }
  if (whole || amount < held - forParts) return bookPart(ctx, unit, sale, refund);
  // The rest is on its way back by our own word: with that the books of the sale are closed.
  await fitInto(unit, parts, held - amount);
  await keepPart(ctx, unit, sale, refund);
  await endGivenBack(ctx, unit, sale);
}

/** What we asked for takes what is left; for the last of them that may be nothing. */
async function fitInto({ db }: Unit, parts: readonly AskedRefund[], left: number): Promise<void> {
  let rest = left;
  for (const { id, amount } of parts) {
    if (amount > rest) await setRefundLess(db, id, rest);
    rest -= Math.min(amount, rest);
  }
}

const rowOf = (ctx: SaleContext, sale: SaleRow, { id, money, housePart }: OrderRefund) => ({
  saleId: sale.id,
  refundId: id,
  amount: money.amount,
  housePart,
  now: ctx.now(),
});

/** Paid out, or given back but for the charge: it comes from the seller. The end stands. */
async function bookAfter(ctx: SaleContext, unit: Unit, sale: SaleRow, refund: OrderRefund): Promise<void> {
  await insertOutsideRefund(unit.db, 'after-release', rowOf(ctx, sale, refund));
  await insertEntry(unit.db, await inTaken(unit, sale), {
    kind: 'refunded',
    lines: refundedAfterEntry(refund.money.amount, refund.housePart),
    ref: refund.id,
    at: ctx.now(),
  });
  await tellOfPart(ctx, unit, sale, refund);
}

/** The sale goes on with the rest; where the hair may still be on a head, only once staff have looked. */
async function bookPart(ctx: SaleContext, unit: Unit, sale: SaleRow, refund: OrderRefund): Promise<void> {
  await keepPart(ctx, unit, sale, refund);
  if (!isNotPosted(sale.state) || !mayFreeze(sale, 'provider', ctx.now()))
    return tellOfPart(ctx, unit, sale, refund);
  const after = await beginFreeze(ctx, unit, sale, { as: 'provider', why: 'staff' });
  await tellAdmins(ctx, unit, after, { about: 'given-back', by: after.settle_by ?? ctx.now() });
  await tellOfPart(ctx, unit, after, refund);
}

async function keepPart(ctx: SaleContext, unit: Unit, sale: SaleRow, refund: OrderRefund): Promise<void> {
  await insertOutsideRefund(unit.db, 'part', rowOf(ctx, sale, refund));
  await insertEntry(unit.db, await inTaken(unit, sale), {
    kind: 'part',
    lines: partEntry(refund.money.amount),
    ref: refund.id,
    at: ctx.now(),
  });
}

const tellOfPart = (ctx: SaleContext, unit: Unit, sale: SaleRow, { id, money }: OrderRefund) =>
  tellOfSale(ctx, unit, sale, 'part-given-back', {
    givenBack: { amount: money.amount, currency: sale.currency },
    thing: id,
  });

/** Nothing is left that anybody could be paid with. */
async function bookLast(
  ctx: SaleContext,
  unit: Unit,
  sale: SaleRow,
  { refund, borne }: { refund: OrderRefund; borne: number },
): Promise<void> {
  const charge = sale.provider_fee ?? 0;
  await insertOutsideRefund(unit.db, 'whole', rowOf(ctx, sale, refund));
  const { housePart } = await sumRefunds(unit.db, sale.id);
  await insertEntry(unit.db, await inTaken(unit, sale), {
    kind: 'refunded',
    lines: refundedEntry(refund.money.amount, { charge, borne, fee: Math.max(0, sale.fee - housePart) }),
    ref: refund.id,
    at: ctx.now(),
  });
  const after = await endGivenBack(ctx, unit, sale);
  await tellOfSale(ctx, unit, after, 'refund');
}

const inTaken = async (unit: Unit, sale: SaleRow) => ({
  id: sale.id,
  currency: (await readTaken(unit.db, sale)).currency,
});
