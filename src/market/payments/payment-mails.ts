import type { Mail } from '#platform/mailer.ts';
import { formatMoney } from '#rules/money.ts';
import { PLANS, type PlanType } from '#rules/subscription.ts';
import type { Order } from './order-store.ts';

type Site = { BRAND_NAME: string; ORIGIN: string; POSTAL_ADDRESS: string; SUPPORT_EMAIL: string };
type Receipt = { to: string; order: Order; endsAt: Date | null; now: Date; site: Site };

export function receiptMail({ to, order, endsAt, now, site }: Receipt): Mail {
  const { name } = PLANS[order.plan];
  return {
    to,
    subject: `Your receipt: ${name}, ${formatMoney(order)}`,
    text: [
      `Thank you. We have received ${formatMoney(order)} (${order.currency}) for ${name}.`,
      [
        `Order: ${order.id}`,
        `Paid on: ${dayOf(now)}`,
        endsAt === null ? 'Your plan has no end.' : `Your plan runs until: ${dayOf(endsAt)}`,
      ].join('\n'),
      'Nothing renews by itself: when the plan ends, it ends. We write to you a week before.',
      `The receipt is also at ${site.ORIGIN}/payment/order/${order.id}`,
      `Questions? Write to ${site.SUPPORT_EMAIL}.`,
      `${site.BRAND_NAME}\n${site.POSTAL_ADDRESS}`,
    ].join('\n\n'),
  };
}

export function refundMail({ to, order, site }: { to: string; order: Order; site: Site }): Mail {
  return {
    to,
    subject: `Your refund: ${PLANS[order.plan].name}, ${formatMoney(order)}`,
    text: [
      `We have given back ${formatMoney(order)} (${order.currency}) for ${PLANS[order.plan].name}, order ${order.id}.`,
      'It arrives the way you paid, usually within five working days. The plan it had bought has ended.',
      `The ${site.BRAND_NAME} team`,
    ].join('\n\n'),
  };
}

type Ending = { to: string; plan: PlanType; endsAt: Date; site: Site };

export function planEndingMail({ to, plan, endsAt, site }: Ending): Mail {
  const { name } = PLANS[plan];
  return {
    to,
    subject: `Your plan ${name} ends on ${dayOf(endsAt)}`,
    text: [
      `Your plan ${name} ends on ${dayOf(endsAt)}. It does not renew by itself, and nothing will be charged.`,
      `To go on, choose a plan at ${site.ORIGIN}/payment/ – what is left of the same plan is added to the new one.`,
      `The ${site.BRAND_NAME} team`,
    ].join('\n\n'),
  };
}

const dayOf = (date: Date): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
