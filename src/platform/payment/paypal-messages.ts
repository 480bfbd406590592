import { z } from 'zod';
import type { ProviderOrder } from './payment-provider.ts';
import { Amount, readProviderMoney } from './paypal-amounts.ts';

/** What we read of PayPal's messages. More may be in them; none of it matters to us. */
const Link = z.object({ rel: z.string(), href: z.string() });
const Capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: Amount,
  custom_id: z.string().optional(),
});
const GivenBack = z.object({
  id: z.string(),
  status: z.string(),
  amount: Amount,
  custom_id: z.string().optional(),
});
const PurchaseUnit = z.object({
  custom_id: z.string().optional(),
  amount: Amount.optional(),
  payments: z
    .object({ captures: z.array(Capture).default([]), refunds: z.array(GivenBack).default([]) })
    .optional(),
});
const Order = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  status: z.string(),
  payer: z.object({ payer_id: z.string().optional() }).optional(),
  purchase_units: z.array(PurchaseUnit).default([]),
  links: z.array(Link).default([]),
});
export const Refund = z.object({ id: z.string(), status: z.string() });
export const Verification = z.object({ verification_status: z.string() });

export function readPaypalOrder(message: unknown): ProviderOrder {
  const order = Order.parse(message);
  const [unit] = order.purchase_units;
  const capture = unit?.payments?.captures.at(-1);
  return {
    id: order.id,
    state: readOrderState(order.status, capture?.status),
    reference: unit?.custom_id ?? capture?.custom_id ?? null,
    total: unit?.amount ? readProviderMoney(unit.amount) : null,
    payerId: order.payer?.payer_id ?? null,
    approveUrl: order.links.find(({ rel }) => rel === 'approve' || rel === 'payer-action')?.href ?? null,
    capture: capture ? { id: capture.id, money: readProviderMoney(capture.amount) } : null,
    refunds: (unit?.payments?.refunds ?? [])
      .filter(({ status }) => status === 'COMPLETED')
      .map(({ id, amount, custom_id: reference = null }) => ({
        id,
        money: readProviderMoney(amount),
        reference,
      })),
  };
}

const CAPTURE_STATES: Record<string, ProviderOrder['state']> = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  REFUNDED: 'refunded',
  PENDING: 'pending',
  DECLINED: 'declined',
  FAILED: 'declined',
};
const ORDER_STATES: Record<string, ProviderOrder['state']> = {
  CREATED: 'created',
  SAVED: 'created',
  PAYER_ACTION_REQUIRED: 'created',
  APPROVED: 'approved',
  VOIDED: 'voided',
};

/** The capture decides; an order that is complete without one in sight is not believed. */
function readOrderState(order: string, capture: string | undefined): ProviderOrder['state'] {
  return (capture === undefined ? ORDER_STATES[order] : CAPTURE_STATES[capture]) ?? 'pending';
}
