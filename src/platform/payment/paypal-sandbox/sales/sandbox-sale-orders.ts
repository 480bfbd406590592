import { z } from 'zod';
import { HOUR_MS } from '#rules/time.ts';
import { Amount, readProviderMoney } from '../../paypal-amounts.ts';
import { paypalId } from '../sandbox-orders.ts';
import type { SandboxAnswer } from '../sandbox-protocol.ts';
import { saleOrderMessage } from './sandbox-sale-messages.ts';
import { SALE_BUTTONS, type SaleButton, type SandboxSaleOrder } from './sandbox-sale-records.ts';
import { impossible, malformed, parseBody, type SaleCall, type SaleRoom, unknown } from './sandbox-room.ts';
import { isReady } from './sandbox-sellers.ts';

const CURRENCIES = ['USD', 'GBP', 'EUR'];
/** So long an order waits to be approved and taken, and so long its request id is known. */
const ORDER_MS = 3 * HOUR_MS;
const REQUEST_MS = 6 * HOUR_MS;

const Unit = z.object({
  custom_id: z.string().min(1).max(127),
  description: z.string().max(127),
  amount: Amount.extend({ breakdown: z.object({ item_total: Amount, shipping: Amount, handling: Amount }) }),
  items: z
    .array(
      z.object({
        name: z.string().min(1).max(127),
        description: z.string().max(127).default(''),
        quantity: z.literal('1'),
        unit_amount: Amount,
      }),
    )
    .length(1),
  payee: z.object({ merchant_id: z.string() }),
  payment_instruction: z.object({
    disbursement_mode: z.enum(['DELAYED', 'INSTANT']),
    platform_fees: z.array(z.object({ amount: Amount })).length(1),
  }),
});
const NewOrder = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([Unit]),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({
        shipping_preference: z.literal('GET_FROM_FILE'),
        payment_method_preference: z.literal('IMMEDIATE_PAYMENT_REQUIRED'),
        return_url: z.url(),
        cancel_url: z.url(),
      }),
    }),
  }),
});
type NewOrder = z.output<typeof NewOrder>;

const OfSale = z.object({
  purchase_units: z.array(
    z.union([z.object({ payee: z.object({}) }), z.object({ payment_instruction: z.object({}) })]),
  ),
});

/** Whether a new order names somebody else as its payee: any other is a plan of ours. */
export const isSaleOrder = (body: string): boolean => OfSale.safeParse(parseBody(body)).success;

/** Asked twice with the same request id, there is one order, as long as PayPal remembers the id. */
export function createSaleOrder(room: SaleRoom, { body, requestId }: SaleCall): SandboxAnswer {
  const known = room.records.find(`request:${requestId}`);
  if (known && requestId !== null && ageOf(room, known) < REQUEST_MS && !isGone(room, known))
    return { status: 200, body: saleOrderMessage(known, room.url) };
  const parsed = NewOrder.safeParse(parseBody(body));
  if (!parsed.success) return malformed();
  const order = toOrder(parsed.data, requestId, room.now());
  const issue = findIssue(room, order, parsed.data);
  if (issue) return impossible(issue);
  return { status: 201, body: saleOrderMessage(room.records.keep(order), room.url) };
}

function findIssue({ records }: SaleRoom, order: SandboxSaleOrder, asked: NewOrder): string | undefined {
  const [{ amount, items, payment_instruction: paying }] = asked.purchase_units;
  const { item_total: things, shipping, handling } = amount.breakdown;
  const sums = [amount, things, shipping, handling, items[0]?.unit_amount, paying.platform_fees[0]?.amount];
  if (!CURRENCIES.includes(order.currency)) return 'CURRENCY_NOT_SUPPORTED';
  if (sums.some((sum) => sum?.currency_code !== order.currency)) return 'CURRENCY_MISMATCH';
  if (order.price + order.postage + order.handling !== order.total) return 'AMOUNT_MISMATCH';
  if (items[0] && readProviderMoney(items[0].unit_amount).amount !== order.price)
    return 'ITEM_TOTAL_MISMATCH';
  if (order.fee > order.total) return 'INVALID_PLATFORM_FEES_AMOUNT';
  if (!isReady(records.findSeller(order.merchantId))) return 'PAYEE_ACCOUNT_RESTRICTED';
  return undefined;
}

function toOrder(asked: NewOrder, requestId: string | null, now: Date): SandboxSaleOrder {
  const [unit] = asked.purchase_units;
  const { item_total: things, shipping, handling } = unit.amount.breakdown;
  const { experience_context: way } = asked.payment_source.paypal;
  const cents = (sum: z.output<typeof Amount>) => readProviderMoney(sum).amount;
  return {
    kind: 'order',
    id: paypalId(),
    requestId,
    createdAt: now.toISOString(),
    status: 'CREATED',
    reference: unit.custom_id,
    description: unit.description,
    currency: unit.amount.currency_code,
    price: cents(things),
    postage: cents(shipping),
    handling: cents(handling),
    total: cents(unit.amount),
    fee: unit.payment_instruction.platform_fees.reduce((sum, { amount }) => sum + cents(amount), 0),
    merchantId: unit.payee.merchant_id,
    isDelayed: unit.payment_instruction.disbursement_mode === 'DELAYED',
    agreedCountry: /sent to ([A-Z]{2})/.exec(unit.items[0]?.description ?? '')?.[1] ?? 'GB',
    returnUrl: way.return_url,
    cancelUrl: way.cancel_url,
    button: 'approve',
    answerLost: false,
    payer: null,
    shipTo: null,
    capture: null,
    refunds: [],
    payouts: [],
    releasedAt: null,
    cases: [],
    parcels: [],
    entries: [],
    stuck: null,
    hasNoFunds: false,
    areRefundsSlow: false,
    misreport: {},
  };
}

const ageOf = ({ now }: SaleRoom, { createdAt }: SandboxSaleOrder) => now().getTime() - Date.parse(createdAt);

/** What was never taken is forgotten. */
export const isGone = (room: SaleRoom, order: SandboxSaleOrder): boolean =>
  order.capture === null && ageOf(room, order) >= ORDER_MS;

export function readSaleOrder(room: SaleRoom, order: SandboxSaleOrder): SandboxAnswer {
  return isGone(room, order) ? unknown() : { status: 200, body: saleOrderMessage(order, room.url) };
}

/** Somebody pressed a button on the approve page: where they go from there. */
export function pressSaleButton(
  room: SaleRoom,
  order: SandboxSaleOrder,
  pressed: string,
  payerId: string = paypalId().slice(0, 13),
): string {
  if (pressed === 'cancel') return withToken(order.cancelUrl, order.id);
  const button = SALE_BUTTONS.find((each) => each === pressed);
  if (!button || order.status !== 'CREATED' || isGone(room, order))
    return withToken(order.returnUrl, order.id);
  const approved = room.records.keep({
    ...order,
    status: 'APPROVED',
    button,
    payer: {
      id: button === 'payer-is-payee' ? order.merchantId : payerId,
      country: payerCountry(button, order.agreedCountry),
    },
    shipTo: button === 'another-country' ? elsewhere(order.agreedCountry) : order.agreedCountry,
  });
  const { id, status, reference } = approved;
  const resource = { id, status, purchase_units: [{ custom_id: reference }] };
  room.tell('CHECKOUT.ORDER.APPROVED', resource, chooseManner(approved));
  return withToken(order.returnUrl, id, approved.payer?.id);
}

const elsewhere = (country: string) => (country === 'US' ? 'GB' : 'US');

function payerCountry(button: SaleButton, agreed: string): string {
  if (button === 'indian-payer') return 'IN';
  return button === 'payer-abroad' ? elsewhere(agreed) : agreed;
}

/** How the payer wanted the notifications of this order to come. */
export const chooseManner = ({ button }: SandboxSaleOrder) =>
  button === 'duplicate' ? 'twice' : button === 'late' ? 'late' : undefined;

function withToken(to: string, orderId: string, payerId?: string): string {
  const url = new URL(to);
  url.searchParams.set('token', orderId);
  if (payerId) url.searchParams.set('PayerID', payerId);
  return url.href;
}
