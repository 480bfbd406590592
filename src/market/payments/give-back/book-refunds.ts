import type { ProviderOrder, ProviderRefund } from '#platform/payment/payment-provider.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { type Order, stepOrder } from '../orders/order-store.ts';
import { findPayer } from '../payer-store.ts';
import { partRefundMail, refundMail } from '../payment-mails.ts';
import { insertPartRefund } from '../settle/part-refund-store.ts';
import { endRefund, findOpenRefund, listBookedRefunds, lockOrder, type Refund } from './refund-store.ts';
import { takeBackDays } from './take-back-days.ts';

/**
 * Writes down what went back of an order, by our wish or at the provider's own desk: each sum once. What we asked for
 * is known by the note it carries. A part leaves the plan as it is; all that is left, or the days that are left, end it.
 */
export async function bookRefunds(
  ctx: Context,
  orderId: string,
  told: Pick<ProviderOrder, 'state' | 'refunds'>,
): Promise<void> {
  if (told.refunds.length === 0 && told.state !== 'refunded') return;
  await ctx.write(async (unit) => {
    const order = await lockOrder(unit.db, orderId);
    if (order.captured_at === null) return;
    const asked = await findOpenRefund(unit.db, orderId);
    const booked = new Set((await listBookedRefunds(unit.db, order)).map(({ id }) => id));
    const news = told.refunds.filter(
      ({ id, money }) => !booked.has(id) && money.amount > 0 && money.currency === order.currency,
    );
    const ours = asked && news.find(({ reference }) => reference === asked.id);
    if (asked && ours) await bookOurs(ctx, unit, { order, asked, refund: ours });
    const others = news.filter((each) => each !== ours);
    const isOver =
      told.state === 'refunded' && order.state === 'captured' && !(ours && asked?.how !== 'part');
    const last = isOver ? others.at(-1) : undefined;
    for (const each of others) if (each !== last) await bookPart(ctx, unit, order, each);
    if (isOver) await close(ctx, unit, { order, refundId: last?.id ?? null, amount: null });
  });
}

type Ours = { order: Order; asked: Refund; refund: ProviderRefund };

async function bookOurs(ctx: Context, unit: Unit, { order, asked, refund }: Ours): Promise<void> {
  if (asked.how === 'part') await bookPart(ctx, unit, order, refund);
  else await close(ctx, unit, { order, refundId: refund.id, amount: refund.money.amount });
  await endRefund(unit.db, asked.id, { state: 'done', now: ctx.now() });
}

async function bookPart(ctx: Context, unit: Unit, order: Order, part: ProviderRefund): Promise<void> {
  if (!(await insertPartRefund(unit.db, order.id, part, ctx.now()))) return;
  const to = await findPayer(unit.db, order.account_id);
  const { amount } = part.money;
  await unit.enqueue(SEND_MAIL, partRefundMail({ to, order, amount, site: ctx.config }));
}

type Closing = { order: Order; refundId: string | null; amount: number | null };

/** The money went back, so the days that it had bought end. Without an amount: all that is left. */
async function close(ctx: Context, unit: Unit, { order, refundId, amount: told }: Closing): Promise<void> {
  const now = ctx.now();
  const booked = await listBookedRefunds(unit.db, order);
  const amount = told ?? order.amount - booked.reduce((sum, each) => sum + each.amount, 0);
  const facts = { refunded_at: now, refunded_amount: amount, provider_refund_id: refundId };
  if (!(await stepOrder(unit.db, order.id, 'refund', now, facts))) return;
  const after = await takeBackDays(unit.db, order, now);
  const to = await findPayer(unit.db, order.account_id);
  await unit.enqueue(SEND_MAIL, refundMail({ to, order, amount, after, site: ctx.config }));
}
