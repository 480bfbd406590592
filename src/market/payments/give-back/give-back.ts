import { PaymentTrouble, type ProviderOrder } from '#platform/payment/payment-provider.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { formatMoney } from '#rules/money/money.ts';
import { type GiveBackWay, nothingToGiveBack } from '#rules/payments/give-back.ts';
import { ensureOrderMay } from '#rules/payments/order-state.ts';
import { Refusal } from '#rules/refusal.ts';
import type { PaymentContext } from '../../context.ts';
import { findOrder, type Order } from '../orders/order-store.ts';
import { bookRefunds } from './book-refunds.ts';
import { foreseeGiveBack } from './foresee-give-back.ts';
import { changedMeanwhile, goOnWith, isPressedAgain } from './second-giver.ts';
import {
  endRefund,
  findOpenRefund,
  findRefund,
  insertRefund,
  lockOrder,
  type Refund,
} from './refund-store.ts';

/** What is to go back, and what whoever wants it has been shown. */
type Wish = {
  how: GiveBackWay;
  amount?: number | undefined;
  /** The sum that was shown; another one is not given back unseen. */
  sum?: number | undefined;
  /** How much had gone back when it was shown. */
  givenBack?: number | undefined;
  /** Null: the payer's own button. */
  reason: string | null;
};

/** Gives money of an order back, once however often it is asked. Gives the order after it. */
export async function giveBack(ctx: PaymentContext, order: Order, wish: Wish): Promise<Order> {
  const refund = await ctx.write((unit) => begin(ctx, unit, order.id, wish));
  if (refund) await carryOut(ctx, order, refund);
  return (await findOrder(ctx.db, order.id)) ?? order;
}

/** The intention is stored before the provider is asked; undefined when the order is refunded already. */
async function begin(
  ctx: PaymentContext,
  unit: Unit,
  orderId: string,
  wish: Wish,
): Promise<Refund | undefined> {
  const order = await lockOrder(unit.db, orderId);
  const now = ctx.now();
  const { sum, givenBack } = await foreseeGiveBack(unit.db, order, wish, now);
  const seen = { givenBack, seen: wish.givenBack ?? givenBack };
  const isUnseen = seen.seen !== givenBack;
  if (order.state === 'refunded') {
    if (!isUnseen || (await isPressedAgain(ctx, unit.db, order, seen))) return undefined;
    throw await changedMeanwhile(ctx, unit.db, order, seen);
  }
  ensureOrderMay(order.state, 'refund');
  const open = await findOpenRefund(unit.db, orderId);
  if (open) return goOnWith(ctx, unit.db, open, isSame(open, wish));
  if (isUnseen) throw await changedMeanwhile(ctx, unit.db, order, seen);
  if (sum === undefined) throw nothingToGiveBack(wish.how);
  if (wish.sum !== undefined && wish.sum !== sum) throw anotherSum(order, sum);
  if (wish.reason !== null)
    await unit.audit({
      action: 'refund order',
      objectKind: 'order',
      objectId: orderId,
      before: { state: order.state, givenBack },
      after: { how: wish.how, amount: sum, currency: order.currency },
      reason: wish.reason,
    });
  const { how, reason } = wish;
  return insertRefund(unit.db, {
    order_id: orderId,
    how,
    amount: sum,
    is_own: reason === null,
    asked_at: now,
  });
}

/** Asks the provider under the refund's own id. What came of an answer that was lost, only the provider knows. */
export async function carryOut(ctx: PaymentContext, order: Order, refund: Refund): Promise<void> {
  const money = { amount: refund.amount, currency: order.currency };
  try {
    const { refundId } = await ctx.payment.refund(order.provider_capture_id ?? '', money, refund.id);
    const done = { id: refundId, money, reference: refund.id };
    await bookRefunds(ctx, order.id, { state: 'captured', refunds: [done] });
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    ctx.log.error({ err: error, orderId: order.id }, 'a refund did not succeed');
    await bookRefunds(ctx, order.id, await askProvider(ctx, order));
    if ((await findRefund(ctx.db, refund.id))?.state === 'done') return;
    if (error.kind === 'unknown') throw stillAsking();
    await ctx.write(({ db }) => endRefund(db, refund.id, { state: 'refused', now: ctx.now() }));
    throw new Refusal('conflict', 'The payment provider refused the refund. Look at the order there.');
  }
}

async function askProvider(ctx: PaymentContext, order: Order): Promise<ProviderOrder> {
  try {
    return await ctx.payment.readOrder(order.provider_order_id ?? '');
  } catch (error) {
    throw error instanceof PaymentTrouble ? stillAsking() : error;
  }
}

const isSame = (open: Refund, { how, amount }: Wish): boolean =>
  open.how === how && (how !== 'part' || open.amount === amount);

const anotherSum = (order: Order, sum: number) =>
  new Refusal(
    'conflict',
    `The sum is now ${formatMoney({ amount: sum, currency: order.currency })}. Look at it again before you go on.`,
  );

const stillAsking = () =>
  new Refusal(
    'unavailable',
    'The payment provider does not answer right now. We keep asking, and write when the money is on its way.',
    {},
    { retryAfterSeconds: 30 },
  );
