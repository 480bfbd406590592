import type { Mail } from '#platform/mail/mailer.ts';
import { findTimeZone, formatMomentIn } from '#rules/countries/time-zones.ts';
import { formatMoney } from '#rules/money/money.ts';
import { formatCharge } from '#rules/payments/charge.ts';
import { PLANS, type PlanType } from '#rules/payments/subscription.ts';
import { composeMail } from '../mails/compose-mail.ts';
import { formatDay } from '../mails/format-day.ts';
import type { MailReader, MailSite } from '../mails/mail-parts.ts';
import { toOrderCharge } from './make-order-view.ts';
import type { Order } from './orders/order-store.ts';

type Receipt = {
  to: MailReader;
  order: Order;
  endsAt: Date | null;
  now: Date;
  site: MailSite & { SUPPORT_EMAIL: string };
};

export function receiptMail({ to, order, endsAt, now, site }: Receipt): Mail {
  const { name } = PLANS[order.plan];
  return composeMail(site, {
    to,
    subject: `Your receipt: ${name}, ${formatMoney(order)}`,
    parts: [
      `Thank you. We have received ${formatCharge(toOrderCharge(order))}, for ${name}.`,
      {
        rows: [
          ['Order', order.number],
          ['Paid on', formatMomentIn(now, findTimeZone(to.country))],
          ['Your plan runs until', endsAt === null ? 'no end date' : formatDay(endsAt, to)],
        ],
      },
      'Nothing renews by itself: when the plan ends, it ends. We write to you a week before.',
      { button: 'Open the receipt', url: `${site.ORIGIN}/payment/order/${order.id}` },
      `Questions? Write to ${site.SUPPORT_EMAIL}.`,
    ],
    because: 'you paid for a plan.',
  });
}

type RefundNews = {
  to: MailReader;
  order: Order;
  amount: number;
  /** The plan that runs now. */
  after: { planName: string; endsAt: Date | null } | null;
  site: MailSite;
};

export function refundMail({ to, order, amount, after, site }: RefundNews): Mail {
  const { name } = PLANS[order.plan];
  const sum = formatMoney({ amount, currency: order.currency });
  const ofAll =
    amount === order.amount
      ? `${sum} (${order.currency})`
      : `${sum} of the ${formatMoney(order)} (${order.currency})`;
  const until = after?.endsAt ? ` now runs until ${formatDay(after.endsAt, to)}` : ' goes on';
  return composeMail(site, {
    to,
    subject: `Your refund: ${name}, ${sum}`,
    parts: [
      `We have refunded ${ofAll} for ${name}, order ${order.number}.`,
      'It arrives the way you paid, usually within five working days. The plan it had bought has ended.',
      ...(after === null ? [] : [`Your plan ${after.planName}${until}.`]),
    ],
    because: 'you paid for a plan.',
  });
}

type PartRefund = { to: MailReader; order: Order; amount: number; site: MailSite };

export function partRefundMail({ to, order, amount, site }: PartRefund): Mail {
  const { name } = PLANS[order.plan];
  const part = formatMoney({ amount, currency: order.currency });
  return composeMail(site, {
    to,
    subject: `Partly refunded: ${name}, ${part}`,
    parts: [
      `We have refunded ${part} of the ${formatMoney(order)} (${order.currency}) for ${name}, order ${order.number}.`,
      'It arrives the way you paid, usually within five working days.',
      ...(order.state === 'captured' ? ['Your plan goes on.'] : []),
    ],
    because: 'you paid for a plan.',
  });
}

type Ending = { to: MailReader; plan: PlanType; endsAt: Date; site: MailSite };

export function planEndingMail({ to, plan, endsAt, site }: Ending): Mail {
  const { name } = PLANS[plan];
  return composeMail(site, {
    to,
    subject: `Your plan ${name} ends on ${formatDay(endsAt, to)}`,
    parts: [
      `Your plan ${name} ends on ${formatDay(endsAt, to)}. It does not renew by itself, and nothing will be charged.`,
      'To continue, choose a plan: the time left on the same plan is added to the new one.',
      { button: 'Choose a plan', url: `${site.ORIGIN}/payment/` },
    ],
    because: 'you have a plan that ends soon.',
    fewer: { label: 'Choose your e-mails', url: `${site.ORIGIN}/messages/settings` },
  });
}
