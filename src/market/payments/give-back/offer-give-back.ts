import { giveBackUntil } from '#rules/payments/give-back.ts';
import type { Context } from '../../context.ts';
import type { Order } from '../orders/order-store.ts';
import { foreseeGiveBack } from './foresee-give-back.ts';
import type { GiveBackOffer } from './give-back-view.ts';
import { foreseePlanAfter, toPlanAfterView } from './take-back-days.ts';

/** What the payer's own button would do; null where there is no such button: too late, or nothing is left. */
export async function offerGiveBack(ctx: Context, order: Order): Promise<GiveBackOffer | null> {
  const now = ctx.now();
  if (order.captured_at === null || now > giveBackUntil(order.captured_at)) return null;
  const { sum, daysLeft } = await foreseeGiveBack(ctx.db, order, { how: 'days' }, now);
  if (sum === undefined) return null;
  const after = await foreseePlanAfter(ctx.db, order, now);
  const until = giveBackUntil(order.captured_at).toISOString();
  return { sum, daysLeft, until, after: toPlanAfterView(after) };
}
