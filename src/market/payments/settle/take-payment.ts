import { randomUUID } from 'node:crypto';
import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import { isOpenOrder } from '#rules/payments/order-state.ts';
import type { PaymentContext } from '../../context.ts';
import { findDifference } from './find-difference.ts';
import { findOrder, type Order, renewAttempt, stepOrder } from '../orders/order-store.ts';
import { settleOrder } from './settle-order.ts';
import { RESUME_ORDER } from './settle-jobs.ts';

/** Longer than any call to the provider takes: an attempt of before is not going on any more. */
const ATTEMPT_MS = 20_000;
const LOOK_AGAIN_MS = 25_000;

/**
 * Takes the money for an order that its payer has approved, once. The attempt and its id are committed before the
 * provider is asked; what came of an attempt that nobody knows the end of is read before any second one, which
 * then carries the same id. Gives the order as it stands afterwards.
 */
export async function takePayment(ctx: PaymentContext, order: Order): Promise<Order> {
  if (order.provider_order_id === null || !isOpenOrder(order.state)) return order;
  const told = await ctx.payment.readOrder(order.provider_order_id);
  if (told.state !== 'approved' || findDifference(order, told) !== undefined)
    return settleOrder(ctx, order, told);
  const attempt = await beginAttempt(ctx, order, told.payerId);
  if (!attempt?.attempt_id) return (await findOrder(ctx.db, order.id)) ?? order;
  try {
    const taken = await ctx.payment.captureOrder(order.provider_order_id, attempt.attempt_id);
    return await settleOrder(ctx, attempt, taken);
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    return afterTrouble(ctx, attempt, error);
  }
}

/** The order with its attempt, or undefined while somebody else is at it. */
async function beginAttempt(
  ctx: PaymentContext,
  order: Order,
  payerId: string | null,
): Promise<Order | undefined> {
  const now = ctx.now();
  const began = await ctx.write(async ({ db }) => {
    const facts = { attempt_id: randomUUID(), attempted_at: now, provider_payer_id: payerId };
    if (order.state !== 'capturing') return stepOrder(db, order.id, 'begin-capture', now, facts);
    return renewAttempt(db, order.id, now, new Date(now.getTime() - ATTEMPT_MS));
  });
  return began ? findOrder(ctx.db, order.id) : undefined;
}

async function afterTrouble(ctx: PaymentContext, order: Order, trouble: PaymentTrouble): Promise<Order> {
  ctx.log.warn({ err: trouble, orderId: order.id, kind: trouble.kind }, 'a capture did not succeed');
  if (trouble.kind === 'declined' || trouble.kind === 'refused') {
    const facts = { failure: trouble.kind };
    await ctx.write(({ db }) => stepOrder(db, order.id, 'decline', ctx.now(), facts));
    return (await findOrder(ctx.db, order.id)) ?? order;
  }
  await ctx.write((unit) =>
    unit.enqueue(RESUME_ORDER, { orderId: order.id }, new Date(ctx.now().getTime() + LOOK_AGAIN_MS)),
  );
  const told = await readAgain(ctx, order);
  return told === undefined || told.state === 'approved' ? order : settleOrder(ctx, order, told);
}

async function readAgain(ctx: PaymentContext, order: Order) {
  try {
    return await ctx.payment.readOrder(order.provider_order_id ?? '');
  } catch (error) {
    if (error instanceof PaymentTrouble) return undefined;
    throw error;
  }
}
