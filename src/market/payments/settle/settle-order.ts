import type { ProviderOrder } from '#platform/payment/payment-provider.ts';
import { type Plan, PLANS, planEnd } from '#rules/payments/subscription.ts';
import type { Database } from '#platform/postgres/database.ts';
import type { Context } from '../../context.ts';
import { bookRefunds } from '../give-back/book-refunds.ts';
import { findDifference } from './find-difference.ts';
import { findOrder, type Order, stepOrder } from '../orders/order-store.ts';
import { findPayer } from '../payer-store.ts';
import { receiptMail } from '../payment-mails.ts';
import { findCurrentPeriod, insertPeriod } from '../plans/subscription-store.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { lockPerson } from '../../people/lock-person.ts';

/** Writes down what the provider says about an order, as far as it agrees with our books. Gives the order after it. */
export async function settleOrder(ctx: Context, order: Order, told: ProviderOrder): Promise<Order> {
  const difference = told.state === 'missing' ? undefined : findDifference(order, told);
  if (difference === undefined) await SETTLE[told.state](ctx, order, told);
  else await refuseDifference(ctx, order, told, difference);
  return (await findOrder(ctx.db, order.id)) ?? order;
}

type Settle = (ctx: Context, order: Order, told: ProviderOrder) => Promise<void>;

const nothing: Settle = async () => {};

/** A request that is on its way ends as failed, any other open one as cancelled. */
const giveUp: Settle = async (ctx, order, told) => {
  const event = order.state === 'capturing' ? 'decline' : 'cancel';
  await ctx.write(({ db }) => stepOrder(db, order.id, event, ctx.now(), { failure: told.state }));
};

const SETTLE: Record<ProviderOrder['state'], Settle> = {
  created: nothing,
  pending: nothing,
  voided: giveUp,
  missing: giveUp,
  async approved(ctx, order, told) {
    const facts = { provider_payer_id: told.payerId };
    await ctx.write(({ db }) => stepOrder(db, order.id, 'approve', ctx.now(), facts));
  },
  async declined(ctx, order) {
    await ctx.write(({ db }) => stepOrder(db, order.id, 'decline', ctx.now(), { failure: 'declined' }));
  },
  async captured(ctx, order, told) {
    await complete(ctx, order, told);
    await bookRefunds(ctx, order.id, told);
  },
  async refunded(ctx, order, told) {
    await complete(ctx, order, told);
    await bookRefunds(ctx, order.id, told);
  },
};

/** The money is there: the order, its one period and its receipt become true together. */
async function complete(ctx: Context, order: Order, told: ProviderOrder): Promise<void> {
  const now = ctx.now();
  await ctx.write(async (unit) => {
    const isFirst = await stepOrder(unit.db, order.id, 'complete-capture', now, {
      provider_capture_id: told.capture?.id ?? null,
      provider_payer_id: told.payerId,
      captured_at: now,
      failure: null,
      reconciled_at: null,
    });
    if (!isFirst) return;
    const endsAt = await startPeriod(unit.db, order, PLANS[order.plan], now);
    const payer = await findPayer(unit.db, order.account_id);
    await unit.enqueue(SEND_MAIL, receiptMail({ to: payer, order, endsAt, now, site: ctx.config }));
  });
}

async function startPeriod(db: Database, order: Order, plan: Plan, now: Date): Promise<Date | null> {
  await lockPerson(db, order.account_id);
  const current = await findCurrentPeriod(db, order.account_id);
  // Another process's clock may be ahead: the newest period must be the one that counts.
  const startsAt = current !== null && current.startsAt > now ? current.startsAt : now;
  const endsAt = planEnd(plan.type, current, startsAt);
  const period = { accountId: order.account_id, plan: plan.type, startsAt, endsAt, orderId: order.id };
  await insertPeriod(db, period);
  return endsAt;
}

/** Nothing is activated on a sum or an order that is not ours; a person has to look at it. */
async function refuseDifference(ctx: Context, order: Order, told: ProviderOrder, difference: string) {
  ctx.log.error(
    { orderId: order.id, difference, told: told.state },
    'the payment provider’s order differs from ours: nothing was activated',
  );
  const failure = `differs: ${difference}`;
  await ctx.write(({ db }) => stepOrder(db, order.id, 'decline', ctx.now(), { failure }));
}
