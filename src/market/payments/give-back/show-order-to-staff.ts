import type { NamedOrder } from '#rules/payments/order-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { noteReading } from '../../readings/note-reading.ts';
import { orderView } from '../make-order-view.ts';
import { findOrder, type Order } from '../orders/order-store.ts';
import { findPayer } from '../payer-store.ts';
import { foreseeGiveBack } from './foresee-give-back.ts';
import type { StaffOrder } from './give-back-view.ts';
import { findOpenRefund, listBookedRefunds } from './refund-store.ts';
import { foreseePlanAfter, toPlanAfterView } from './take-back-days.ts';

/** One order with all that went back of it, and what can go back in which way. For admins, each of whom leaves a line. */
export async function showOrderToStaff(ctx: Context, { orderId }: NamedOrder): Promise<StaffOrder> {
  const reader = ensure(ctx.viewer, 'see subscriptions');
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw new Refusal('not-found', 'There is no such order.');
  await noteReading(ctx, reader, { action: 'order.read', objectId: order.id });
  const [payer, whole, days, after, refunds, asked] = await Promise.all([
    findPayer(ctx.db, order.account_id),
    foreseeGiveBack(ctx.db, order, { how: 'whole' }, ctx.now()),
    foreseeGiveBack(ctx.db, order, { how: 'days' }, ctx.now()),
    foreseePlanAfter(ctx.db, order, ctx.now()),
    listBookedRefunds(ctx.db, order),
    findAsked(ctx, order),
  ]);
  return {
    order: orderView(order),
    account: { id: payer.id, username: payer.username },
    provider: order.provider,
    providerOrderId: order.provider_order_id,
    givenBack: whole.givenBack,
    daysLeft: whole.daysLeft,
    sums: { whole: whole.sum ?? null, days: days.sum ?? null },
    after: toPlanAfterView(after),
    refunds: refunds.map(({ at, amount }) => ({ at: at.toISOString(), amount })),
    asked,
  };
}

async function findAsked(ctx: Context, order: Order): Promise<StaffOrder['asked']> {
  const asked = await findOpenRefund(ctx.db, order.id);
  if (!asked) return null;
  const { how, amount, asked_at: at } = asked;
  return { how, amount, currency: order.currency, at: at.toISOString() };
}
