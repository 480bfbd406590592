import type { ProviderOrder } from '#platform/payment/payment-provider.ts';
import type { Context } from '../../context.ts';
import type { Order } from '../orders/order-store.ts';
import { insertPartRefund } from './part-refund-store.ts';
import { findPayer } from '../payer-store.ts';
import { partRefundMail } from '../payment-mails.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/** Parts that went back at the provider's own desk: each is booked once, its payer is told, and the plan goes on. */
export async function bookPartRefunds(ctx: Context, order: Order, told: ProviderOrder): Promise<void> {
  const parts = told.refunds.filter(({ money }) => money.currency === order.currency && money.amount > 0);
  if (parts.length === 0) return;
  await ctx.write(async (unit) => {
    for (const part of parts) {
      if (!(await insertPartRefund(unit.db, order.id, part, ctx.now()))) continue;
      const payer = await findPayer(unit.db, order.account_id);
      const mail = { to: payer, order, amount: part.money.amount, site: ctx.config };
      await unit.enqueue(SEND_MAIL, partRefundMail(mail));
    }
  });
}
