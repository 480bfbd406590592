import { z } from 'zod';
import type { ProviderOrder } from './payment-provider.ts';
import { Amount, readProviderMoney } from './paypal-amounts.ts';
import { readOrderRefund } from './paypal-sale-parties.ts';
import type { SaleCapture, SaleOrder, ShippingAddress } from './sale-provider.ts';

const Id = z.string().regex(/^[A-Za-z0-9_=-]{1,127}$/);
const Link = z.object({ rel: z.string(), href: z.string() });
const Payee = z.object({ merchant_id: Id.optional() });
const PlatformFees = z.array(z.object({ amount: Amount })).default([]);
const Capture = z.object({
  id: Id,
  status: z.string(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  amount: Amount,
  custom_id: z.string().optional(),
  disbursement_mode: z.string().optional(),
  payee: Payee.optional(),
  seller_protection: z.object({ status: z.string() }).optional(),
  seller_receivable_breakdown: z
    .object({ paypal_fee: Amount.optional(), platform_fees: PlatformFees })
    .optional(),
  create_time: z.iso.datetime({ offset: true }),
});
const Address = z.object({
  address_line_1: z.string().optional(),
  address_line_2: z.string().optional(),
  admin_area_2: z.string().optional(),
  admin_area_1: z.string().optional(),
  postal_code: z.string().optional(),
  country_code: z.string(),
});
const Shipping = z.object({
  name: z.object({ full_name: z.string().optional() }).optional(),
  address: Address.optional(),
});
const PurchaseUnit = z.object({
  custom_id: z.string().optional(),
  amount: Amount.optional(),
  payee: Payee.optional(),
  payment_instruction: z
    .object({ disbursement_mode: z.string().optional(), platform_fees: PlatformFees })
    .optional(),
  shipping: Shipping.optional(),
  payments: z
    .object({ captures: z.array(Capture).default([]), refunds: z.array(z.unknown()).default([]) })
    .optional(),
});
const Order = z.object({
  id: Id,
  status: z.string(),
  payer: z
    .object({
      payer_id: z.string().optional(),
      address: z.object({ country_code: z.string().optional() }).optional(),
    })
    .optional(),
  payment_source: z.object({ paypal: z.object({ account_id: z.string().optional() }).optional() }).optional(),
  purchase_units: z.array(PurchaseUnit).default([]),
  links: z.array(Link).default([]),
});
export function readSaleOrder(message: unknown): SaleOrder {
  const order = Order.parse(message);
  const [unit] = order.purchase_units;
  const taken = unit?.payments?.captures.at(-1);
  const capture = taken ? toCapture(taken) : null;
  const payerId = order.payer?.payer_id;
  return {
    id: order.id,
    state: readState(order.status, capture),
    reference: unit?.custom_id ?? taken?.custom_id ?? null,
    total: unit?.amount ? readProviderMoney(unit.amount) : null,
    fee: unit?.payment_instruction ? sumOf(unit.payment_instruction.platform_fees) : null,
    merchantId: unit?.payee?.merchant_id ?? null,
    isDelayed: unit?.payment_instruction?.disbursement_mode === 'DELAYED',
    payer:
      payerId === undefined
        ? null
        : {
            id: payerId,
            country: order.payer?.address?.country_code ?? null,
            merchantId: order.payment_source?.paypal?.account_id ?? null,
          },
    shipTo: readAddress(unit?.shipping),
    approveUrl: order.links.find(({ rel }) => rel === 'approve' || rel === 'payer-action')?.href ?? null,
    capture,
    refunds: (unit?.payments?.refunds ?? []).map(readOrderRefund),
  };
}

export const readSaleCapture = (message: unknown): SaleCapture => toCapture(Capture.parse(message));

function toCapture(capture: z.output<typeof Capture>): SaleCapture {
  const { seller_receivable_breakdown: parts, status_details: details } = capture;
  return {
    id: capture.id,
    state: readCaptureState(capture.status, details?.reason),
    money: readProviderMoney(capture.amount),
    fee: parts ? sumOf(parts.platform_fees) : null,
    charge: parts?.paypal_fee ? readProviderMoney(parts.paypal_fee).amount : null,
    merchantId: capture.payee?.merchant_id ?? null,
    isDelayed: capture.disbursement_mode === 'DELAYED',
    isProtected: ['ELIGIBLE', 'PARTIALLY_ELIGIBLE'].includes(capture.seller_protection?.status ?? ''),
    takenAt: new Date(capture.create_time),
  };
}

/** Words that mean: not by a refund of ours, but by the bank or by the provider's own decision. */
const TAKEN_BACK = ['CHARGEBACK', 'BUYER_COMPLAINT'];
const CAPTURE_STATES: Record<string, SaleCapture['state']> = {
  COMPLETED: 'completed',
  PARTIALLY_REFUNDED: 'partly-refunded',
  REFUNDED: 'refunded',
  REVERSED: 'reversed',
  PENDING: 'pending',
  DECLINED: 'declined',
  DENIED: 'declined',
  FAILED: 'declined',
};

/** A word we do not know is money that we do not count on. */
function readCaptureState(status: string, reason: string | undefined): SaleCapture['state'] {
  const state = CAPTURE_STATES[status] ?? 'pending';
  return state === 'refunded' && TAKEN_BACK.includes(reason ?? '') ? 'reversed' : state;
}

const ORDER_STATES: Record<string, Exclude<ProviderOrder['state'], 'refunded'>> = {
  CREATED: 'created',
  SAVED: 'created',
  PAYER_ACTION_REQUIRED: 'created',
  APPROVED: 'approved',
  VOIDED: 'voided',
};

/** The capture decides; an order that is complete without one in sight is not believed. */
function readState(order: string, capture: SaleCapture | null): SaleOrder['state'] {
  if (!capture) return ORDER_STATES[order] ?? 'pending';
  return capture.state === 'pending' || capture.state === 'declined' ? capture.state : 'captured';
}

function readAddress(shipping: z.output<typeof Shipping> | undefined): ShippingAddress | null {
  if (!shipping?.address) return null;
  const { country_code: country, ...rest } = shipping.address;
  const { address_line_1, address_line_2, admin_area_2, admin_area_1, postal_code } = rest;
  const lines = [address_line_1, address_line_2, admin_area_2, admin_area_1, postal_code];
  const isThere = (line: string | undefined): line is string => Boolean(line);
  return { name: shipping.name?.full_name ?? '', lines: lines.filter(isThere), country };
}

const sumOf = (fees: z.output<typeof PlatformFees>) =>
  fees.reduce((sum, { amount }) => sum + readProviderMoney(amount).amount, 0);
