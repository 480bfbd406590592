import type { OrderView, SubscriptionView } from './order-view.ts';
import { PLANS } from '#rules/payments/subscription.ts';
import type { StandingPlan } from './plans/find-plan.ts';
import type { Order } from './orders/order-store.ts';

export function orderView(order: Order): OrderView {
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    plan: order.plan,
    planName: PLANS[order.plan].name,
    amount: order.amount,
    currency: order.currency,
    createdAt: order.created_at.toISOString(),
    capturedAt: order.captured_at?.toISOString() ?? null,
    refundedAt: order.refunded_at?.toISOString() ?? null,
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
