import { z } from 'zod';
import { MINOR_UNITS } from '#rules/money.ts';
import type { ProviderEvent, ProviderMoney, ProviderOrder } from './payment-provider.ts';

/** What we read of PayPal's messages. More may be in them; none of it matters to us. */
const Amount = z.object({ currency_code: z.string(), value: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/) });
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
const Event = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(100),
  resource: z.object({
    id: z.string().optional(),
    links: z.array(Link).default([]),
    supplementary_data: z
      .object({
        related_ids: z.object({ order_id: z.string().optional(), capture_id: z.string().optional() }),
      })
      .optional(),
  }),
});

export const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() });
export const Refund = z.object({ id: z.string(), status: z.string() });
export const Verification = z.object({ verification_status: z.string() });
export const Problem = z.object({
  name: z.string().default('UNKNOWN'),
  details: z.array(z.object({ issue: z.string().default('') })).default([]),
});

/** '12.50' of 1250 minor units; all our currencies have two decimals. */
export const paypalValue = (amount: number): string =>
  `${Math.trunc(amount / MINOR_UNITS)}.${String(amount % MINOR_UNITS).padStart(2, '0')}`;

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

/** Undefined when this is not a notification of PayPal's. */
export function readPaypalEvent(rawBody: string): ProviderEvent | undefined {
  const parsed = Event.safeParse(parseJson(rawBody));
  if (!parsed.success) return undefined;
  const { id, event_type: kind, resource } = parsed.data;
  const related = resource.supplementary_data?.related_ids;
  const isOrder = kind.startsWith('CHECKOUT.ORDER.');
  const isCapture = kind.startsWith('PAYMENT.CAPTURE.') && kind !== 'PAYMENT.CAPTURE.REFUNDED';
  return {
    id,
    kind,
    providerOrderId: (isOrder ? resource.id : related?.order_id) ?? null,
    captureId: (isCapture ? resource.id : (related?.capture_id ?? captureAbove(resource.links))) ?? null,
  };
}

/** A refund names its capture only by the address of what stands above it. */
function captureAbove(links: z.output<typeof Link>[]): string | undefined {
  const up = links.find(({ rel }) => rel === 'up')?.href;
  return up === undefined ? undefined : /\/captures\/([A-Za-z0-9-]+)$/.exec(up)?.[1];
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

function readProviderMoney({ value, currency_code }: z.output<typeof Amount>): ProviderMoney {
  const [whole = '0', part = ''] = value.split('.');
  return { amount: Number(whole) * MINOR_UNITS + Number(part.padEnd(2, '0')), currency: currency_code };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
