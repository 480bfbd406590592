import type { NamedOrder } from '#rules/payments/order-schema.ts';
import type { OrderView, SubscriptionView } from '../order-view.ts';
import { ensureSignedIn } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { findOwnOrder } from './find-own-order.ts';
import { findPlan } from '../plans/find-plan.ts';
import type { GiveBackOffer } from '../give-back/give-back-view.ts';
import { offerGiveBack } from '../give-back/offer-give-back.ts';
import { orderView, subscriptionView } from '../make-order-view.ts';
import { sumPartRefunds } from '../settle/part-refund-store.ts';

type ShownOrder = {
  order: OrderView;
  approveUrl: string | null;
  subscription: SubscriptionView;
  /** What went back in parts, in minor units. */
  partsGivenBack: number;
  /** What the payer's own button would do; null where there is none. */
  giveBack: GiveBackOffer | null;
};

/** One's own order as it really stands, and where to approve it while that is still to be done. */
export async function showOrder(ctx: Context, { orderId }: NamedOrder): Promise<ShownOrder> {
  const order = await findOwnOrder(ctx, orderId);
  const plan = await findPlan(ctx, ensureSignedIn(ctx.viewer));
  const approveUrl = order.state === 'created' ? order.approve_url : null;
  return {
    order: orderView(order),
    approveUrl,
    subscription: subscriptionView(plan),
    partsGivenBack: await sumPartRefunds(ctx.db, order.id),
    giveBack: await offerGiveBack(ctx, order),
  };
}
