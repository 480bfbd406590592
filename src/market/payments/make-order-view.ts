import type { OrderView, SubscriptionView } from './order-view.ts';
import type { Charge } from '#rules/payments/charge.ts';
import { PLANS } from '#rules/payments/subscription.ts';
import type { StandingPlan } from './plans/find-plan.ts';
import type { Order } from './orders/order-store.ts';

/** What an order costs, as it was shown and as it is charged. */
export const toOrderCharge = ({ amount, currency, shown_amount, shown_currency }: Order): Charge => ({
  shown: { amount: shown_amount ?? amount, currency: shown_currency ?? currency },
  charged: { amount, currency },
});

export function orderView(order: Order): OrderView {
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    plan: order.plan,
    planName: PLANS[order.plan].name,
    amount: order.amount,
    currency: order.currency,
    shown: toOrderCharge(order).shown,
    createdAt: order.created_at.toISOString(),
    capturedAt: order.captured_at?.toISOString() ?? null,
    refundedAt: order.refunded_at?.toISOString() ?? null,
    refundedAmount: order.refunded_at === null ? null : (order.refunded_amount ?? order.amount),
  };
}

export function subscriptionView({
  flags,
  plan,
  startsAt,
  endsAt,
  needsRenewal,
}: StandingPlan): SubscriptionView {
  return {
    isActive: flags.isActive,
    subscriptionType: flags.subscriptionType,
    planName: plan?.name ?? null,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    needsRenewal,
  };
}
