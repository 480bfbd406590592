import { can, ensureSignedIn } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { findOrder, type Order } from './order-store.ts';

/** The order, if the viewer made it; somebody else's looks like none. */
export async function findOwnOrder(ctx: Context, orderId: string): Promise<Order> {
  const account = ensureSignedIn(ctx.viewer);
  const order = await findOrder(ctx.db, orderId);
  if (order && can(account, 'see this order', { accountId: order.account_id })) return order;
  if (order) ctx.log.warn({ orderId, accountId: account.id }, 'somebody asked for another person’s order');
  throw new Refusal('not-found', 'There is no such order.');
}
