import {
  type NewProviderOrder,
  type PaymentProvider,
  PaymentTrouble,
  type SignedNotification,
} from './payment-provider.ts';
import { paypalAmount } from './paypal-amounts.ts';
import {
  ensureOwnPage,
  openCalls,
  type PaypalAccess,
  type PaypalAnswer,
  readApproveOrigins,
  understood,
} from './paypal-calls.ts';
import { readPaypalEvent } from './paypal-events.ts';
import { readPaypalOrder, Refund, Verification } from './paypal-messages.ts';

/** Where PayPal keeps its certificates. A signature that names another place is not PayPal's. */
const CERTIFICATE_HOSTS = [
  'api.paypal.com',
  'api-m.paypal.com',
  'api.sandbox.paypal.com',
  'api-m.sandbox.paypal.com',
];

/** PayPal's Orders v2 over plain fetch. Our sandbox speaks the same protocol: only the address and keys differ. */
export function paypalProvider(access: PaypalAccess): PaymentProvider {
  const call = openCalls(access);
  const approveOrigins = readApproveOrigins(access);
  return {
    name: access.name,
    approveOrigins,
    async createOrder(order) {
      const path = '/v2/checkout/orders';
      const body = JSON.stringify(newOrder(order, access.brand));
      const created = orderIn(await call({ method: 'POST', path, body, requestId: order.reference }));
      ensureOwnPage(approveOrigins, created.approveUrl);
      return created;
    },
    async captureOrder(id, requestId) {
      const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`;
      return orderIn(await call({ method: 'POST', path, body: '{}', requestId }));
    },
    async readOrder(id) {
      const answer = await call({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(id)}` });
      if (answer.status !== 404) return orderIn(answer);
      const nothing = { reference: null, total: null, payerId: null, approveUrl: null, capture: null };
      return { id, state: 'missing', ...nothing, refunds: [] };
    },
    async refund(captureId, money, requestId) {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      // The id is also a note on the refund: by it a refund whose answer was lost is found again.
      const body = JSON.stringify({ amount: paypalAmount(money), custom_id: requestId });
      const { id, status } = understood(Refund, await call({ method: 'POST', path, body, requestId }));
      if (status === 'FAILED' || status === 'CANCELLED')
        throw new PaymentTrouble('refused', `the refund ended as ${status}`);
      return { refundId: id };
    },
    async isGenuine(notification) {
      const body = verification(notification, access.webhookId, [
        ...CERTIFICATE_HOSTS,
        new URL(access.baseUrl).host,
      ]);
      if (body === undefined) return false;
      const path = '/v1/notifications/verify-webhook-signature';
      const answer = await call({ method: 'POST', path, body });
      // What PayPal cannot even read was not signed by PayPal.
      if (answer.status === 400 || answer.status === 422) return false;
      return understood(Verification, answer).verification_status === 'SUCCESS';
    },
    readEvent: readPaypalEvent,
  };
}

function newOrder(order: NewProviderOrder, brand: string) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.reference,
        description: order.description,
        amount: paypalAmount(order),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: brand,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
        },
      },
    },
  };
}

/** The body goes in as it came: parsed and printed again it would no longer fit its signature. */
function verification({ headers, rawBody }: SignedNotification, webhookId: string, hosts: string[]) {
  const fields = {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: webhookId,
  };
  const { cert_url: certificate } = fields;
  if (Object.values(fields).some((value) => value === undefined || value.length > 1000)) return undefined;
  if (!certificate || !URL.canParse(certificate) || !hosts.includes(new URL(certificate).host))
    return undefined;
  if (readPaypalEvent(rawBody) === undefined) return undefined;
  return `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${rawBody}}`;
}

const orderIn = (answer: PaypalAnswer) => understood({ parse: readPaypalOrder }, answer);
