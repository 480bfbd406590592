import { paypalAmount } from '../../paypal-amounts.ts';
import type {
  SandboxCase,
  SandboxPayout,
  SandboxSaleOrder,
  SandboxSaleRefund,
} from './sandbox-sale-records.ts';

type Capture = NonNullable<SandboxSaleOrder['capture']>;

const sumIn =
  ({ currency }: { currency: string }) =>
  (amount: number) =>
    paypalAmount({ amount, currency });

/** An order as PayPal tells it; where a test wants it told otherwise than it is, as that test wants. */
export function saleOrderMessage(kept: SandboxSaleOrder, url: string) {
  const order = { ...kept, ...kept.misreport };
  const sum = sumIn(order);
  const { payer, shipTo } = order;
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status === 'CREATED' ? 'PAYER_ACTION_REQUIRED' : order.status,
    ...(payer ? payerMessage(payer) : {}),
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.reference,
        description: order.description,
        amount: {
          ...sum(order.total),
          breakdown: {
            item_total: sum(order.price),
            shipping: sum(order.postage),
            handling: sum(order.handling),
          },
        },
        payee: { merchant_id: order.merchantId },
        payment_instruction: {
          disbursement_mode: order.isDelayed ? 'DELAYED' : 'INSTANT',
          platform_fees: [{ amount: sum(order.fee) }],
        },
        ...(shipTo ? { shipping: shippingMessage(shipTo) } : {}),
        ...(order.capture ? { payments: paymentsMessage(kept) } : {}),
      },
    ],
    create_time: order.createdAt,
    links: [
      { rel: 'self', method: 'GET', href: `${url}/v2/checkout/orders/${order.id}` },
      { rel: 'payer-action', method: 'GET', href: `${url}/checkoutnow?token=${order.id}` },
    ],
  };
}

const payerMessage = ({ id, country }: NonNullable<SandboxSaleOrder['payer']>) => ({
  payer: { payer_id: id, address: { country_code: country } },
  payment_source: { paypal: { account_id: id, account_status: 'VERIFIED' } },
});

const PLACES: Record<string, [street: string, town: string, code: string]> = {
  GB: ['3 Wharf Lane', 'Leeds', 'LS1 4AP'],
  US: ['77 Maple Street', 'Portland', '97201'],
  IN: ['12 Lake Road', 'Kolkata', '700029'],
  DE: ['Gartenweg 8', 'Kiel', '24103'],
};

function shippingMessage(country: string) {
  const [street, town, code] = PLACES[country] ?? ['1 Main Street', 'Capital', '10001'];
  return {
    name: { full_name: 'Pat Sandbox' },
    address: { address_line_1: street, admin_area_2: town, postal_code: code, country_code: country },
  };
}

const paymentsMessage = (order: SandboxSaleOrder) => ({
  captures: order.capture ? [saleCaptureMessage(order, order.capture)] : [],
  refunds: order.refunds.map((refund) => saleRefundMessage(order, refund)),
});

/** PayPal has no word of its own for money that the bank took: it went back, and the reason says how. */
export function saleCaptureMessage(kept: SandboxSaleOrder, capture: Capture) {
  const order = { ...kept, ...kept.misreport };
  const sum = sumIn(order);
  const isKnown = capture.status !== 'PENDING' && capture.status !== 'DECLINED';
  const reasons: Partial<Record<Capture['status'], string>> = {
    PENDING: 'PENDING_REVIEW',
    REVERSED: 'CHARGEBACK',
  };
  const reason = reasons[capture.status];
  return {
    id: capture.id,
    status: capture.status === 'REVERSED' ? 'REFUNDED' : capture.status,
    ...(reason ? { status_details: { reason } } : {}),
    amount: sum(order.total),
    custom_id: order.reference,
    final_capture: true,
    disbursement_mode: order.isDelayed ? 'DELAYED' : 'INSTANT',
    payee: { merchant_id: order.merchantId },
    seller_protection: { status: order.button === 'unprotected' ? 'NOT_ELIGIBLE' : 'ELIGIBLE' },
    ...(isKnown
      ? {
          seller_receivable_breakdown: {
            gross_amount: sum(order.total),
            paypal_fee: sum(capture.charge),
            platform_fees: [{ amount: sum(order.fee) }],
            net_amount: sum(order.total - order.fee - capture.charge),
          },
        }
      : {}),
    supplementary_data: { related_ids: { order_id: order.id } },
    create_time: capture.at,
    links: [],
  };
}

export const saleRefundMessage = (
  order: SandboxSaleOrder,
  { id, status, amount, platformPart, requestId }: SandboxSaleRefund,
) => ({
  id,
  status,
  amount: sumIn(order)(amount),
  custom_id: requestId ?? undefined,
  seller_payable_breakdown: {
    gross_amount: sumIn(order)(amount),
    platform_fees: platformPart > 0 ? [{ amount: sumIn(order)(platformPart) }] : [],
  },
  supplementary_data: { related_ids: { order_id: order.id, capture_id: order.capture?.id } },
  links: [
    { rel: 'up', method: 'GET', href: `https://sandbox.invalid/v2/payments/captures/${order.capture?.id}` },
  ],
});

export const payoutMessage = (order: SandboxSaleOrder, { id, status, reason }: SandboxPayout) => ({
  item_id: id,
  reference_id: order.capture?.id,
  reference_type: 'TRANSACTION_ID',
  processing_state: { status, ...(reason ? { reason } : {}) },
  links: [],
});

export const caseMessage = (
  order: SandboxSaleOrder,
  { id, reason, stage, outcome, charge, at }: SandboxCase,
) => ({
  dispute_id: id,
  create_time: at,
  disputed_transactions: [
    {
      seller_transaction_id: order.capture?.id,
      custom: order.reference,
      seller: { merchant_id: order.merchantId },
    },
  ],
  reason,
  status: outcome ? 'RESOLVED' : 'OPEN',
  dispute_amount: sumIn(order)(order.total),
  dispute_life_cycle_stage: stage,
  dispute_channel: stage === 'CHARGEBACK' ? 'EXTERNAL' : 'INTERNAL',
  ...(outcome ? { dispute_outcome: { outcome_code: outcome } } : {}),
  money_movements:
    charge > 0
      ? [{ affected_party: 'SELLER', type: 'DEBIT', reason: 'DISPUTE_FEE', amount: sumIn(order)(charge) }]
      : [],
});
