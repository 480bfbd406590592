import { z } from 'zod';
import { isSignature } from './sandbox-notifications.ts';
import { paypalId, type SandboxOrder, type SandboxOrders } from './sandbox-orders.ts';

/** What the protocol answers, and what it has to tell afterwards. */
export type SandboxAnswer = {
  status: number;
  body: unknown;
  tell?: { kind: string; order: SandboxOrder };
  /** Done, but the answer never arrives. */
  isLost?: boolean;
};

/** Of PayPal's currencies those that we know. Rupees are none of them: it has taken none since April 2021. */
const CURRENCIES = ['USD', 'GBP', 'EUR'];
const Value = z.object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string() });
const NewOrder = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(z.object({ custom_id: z.string(), description: z.string().default(''), amount: Value }))
    .length(1),
  payment_source: z.object({
    paypal: z.object({ experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }) }),
  }),
});
const Part = z.object({ amount: Value, custom_id: z.string().max(127).optional() });
const Verify = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.object({}),
});

/** Asked twice with the same request id, there is one order. */
export function createOrder(
  orders: SandboxOrders,
  url: string,
  rawBody: string,
  requestId: string | null,
): SandboxAnswer {
  const known = requestId === null ? undefined : orders.findByRequest(requestId);
  if (known) return { status: 200, body: orderMessage(known, url) };
  const parsed = NewOrder.safeParse(JSON.parse(rawBody));
  const [unit] = parsed.data?.purchase_units ?? [];
  if (!parsed.success || !unit) return problem(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX');
  if (!CURRENCIES.includes(unit.amount.currency_code))
    return problem(422, 'UNPROCESSABLE_ENTITY', 'CURRENCY_NOT_SUPPORTED');
  const { experience_context: way } = parsed.data.payment_source.paypal;
  const order = orders.keep({
    id: paypalId(),
    requestId,
    status: 'CREATED',
    customId: unit.custom_id,
    description: unit.description,
    amount: unit.amount,
    returnUrl: way.return_url,
    cancelUrl: way.cancel_url,
    payerId: null,
    behaviour: 'approve',
    answerLost: false,
    capture: null,
    refundId: null,
  });
  return { status: 201, body: orderMessage(order, url) };
}

export function readOrder(order: SandboxOrder | undefined, url: string): SandboxAnswer {
  return order ? { status: 200, body: orderMessage(order, url) } : unknownOrder();
}

/** Takes the money once. Asked again, the same request gets the same answer and another one hears that it is done. */
export function captureOrder(
  orders: SandboxOrders,
  order: SandboxOrder | undefined,
  url: string,
  requestId: string | null,
): SandboxAnswer {
  if (!order) return unknownOrder();
  if (order.capture?.status === 'DECLINED') return declined();
  if (order.status === 'COMPLETED')
    return requestId !== null && order.capture?.requestId === requestId
      ? { status: 201, body: orderMessage(order, url) }
      : problem(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') return problem(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
  const isDeclined = order.behaviour === 'decline';
  const taken = orders.keep({
    ...order,
    status: isDeclined ? 'APPROVED' : 'COMPLETED',
    capture: {
      id: paypalId(),
      status: isDeclined ? 'DECLINED' : 'COMPLETED',
      amount: order.amount,
      requestId,
    },
  });
  if (isDeclined) return { ...declined(), tell: { kind: 'PAYMENT.CAPTURE.DECLINED', order: taken } };
  const tell = { kind: 'PAYMENT.CAPTURE.COMPLETED', order: taken };
  return { status: 201, body: orderMessage(taken, url), tell };
}

/** A sum smaller than what is left gives back a part, as at the provider's own desk. Asked twice with an id: once. */
export function refundCapture(
  orders: SandboxOrders,
  captureId: string,
  rawBody: string,
  requestId: string | null,
): SandboxAnswer {
  const order = orders.findByCapture(captureId);
  if (!order?.capture || order.capture.status === 'DECLINED') return unknownOrder();
  if (order.capture.status === 'REFUNDED' && !order.refunds)
    return problem(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED');
  const before = order.refunds ?? [];
  const known = before.find((refund) => requestId !== null && refund.requestId === requestId);
  if (known) return { status: 200, body: { id: known.id, status: 'COMPLETED' } };
  const left = before.reduce((sum, { amount }) => sum - cents(amount), cents(order.amount));
  if (left === 0) return problem(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED');
  const wanted = Part.safeParse(JSON.parse(rawBody || '{}'));
  const amount = wanted.success ? wanted.data.amount : { ...order.amount, value: (left / 100).toFixed(2) };
  if (cents(amount) > left) return problem(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED');
  const refund = { id: paypalId(), requestId, customId: wanted.data?.custom_id, amount };
  const refunded = orders.keep({
    ...order,
    refundId: refund.id,
    refunds: [...before, refund],
    capture: { ...order.capture, status: cents(amount) < left ? 'PARTIALLY_REFUNDED' : 'REFUNDED' },
  });
  return {
    status: 201,
    body: { id: refund.id, status: 'COMPLETED' },
    tell: { kind: 'PAYMENT.CAPTURE.REFUNDED', order: refunded },
  };
}

const cents = ({ value }: { value: string }): number => Math.round(Number(value) * 100);

/** The event is cut out of the request as it stands there: its signature is over those bytes. */
export function verifyNotification(rawBody: string, secret: string): SandboxAnswer {
  const parsed = Verify.safeParse(JSON.parse(rawBody));
  if (!parsed.success) return problem(400, 'VALIDATION_ERROR', 'INVALID_PARAMETER_SYNTAX');
  const name = '"webhook_event":';
  const body = rawBody.slice(rawBody.indexOf(name) + name.length, rawBody.lastIndexOf('}'));
  const { transmission_id: id, transmission_time: time, webhook_id: webhookId } = parsed.data;
  const isGood = isSignature(secret, { id, time, webhookId, body }, parsed.data.transmission_sig);
  return { status: 200, body: { verification_status: isGood ? 'SUCCESS' : 'FAILURE' } };
}

export function problem(status: number, name: string, issue: string): SandboxAnswer {
  return {
    status,
    body: { name, message: 'The sandbox says no.', details: [{ issue }], debug_id: paypalId() },
  };
}

const unknownOrder = () => problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const declined = () => problem(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');

function orderMessage(order: SandboxOrder, url: string) {
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...(order.payerId ? { payer: { payer_id: order.payerId } } : {}),
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.customId,
        description: order.description,
        amount: order.amount,
        ...(order.capture ? { payments: paymentsMessage(order, order.capture) } : {}),
      },
    ],
    links: [
      { rel: 'self', method: 'GET', href: `${url}/v2/checkout/orders/${order.id}` },
      { rel: 'payer-action', method: 'GET', href: `${url}/checkoutnow?token=${order.id}` },
    ],
  };
}

const paymentsMessage = ({ refunds = [] }: SandboxOrder, capture: NonNullable<SandboxOrder['capture']>) => ({
  captures: [captureMessage(capture)],
  ...(refunds.length > 0
    ? {
        refunds: refunds.map(({ id, amount, customId }) => ({
          id,
          amount,
          custom_id: customId,
          status: 'COMPLETED',
        })),
      }
    : {}),
});

const captureMessage = ({ id, status, amount }: NonNullable<SandboxOrder['capture']>) => ({
  id,
  status,
  amount,
  final_capture: true,
});
