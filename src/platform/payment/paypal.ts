import type { z } from 'zod';
import {
  type NewProviderOrder,
  type PaymentProvider,
  PaymentTrouble,
  type SignedNotification,
} from './payment-provider.ts';
import {
  paypalValue,
  Problem,
  readPaypalEvent,
  readPaypalOrder,
  Refund,
  Token,
  Verification,
} from './paypal-messages.ts';

export type PaypalAccess = {
  name: PaymentProvider['name'];
  baseUrl: string;
  clientId: string;
  secret: string;
  webhookId: string;
  brand: string;
  /** Where people approve, if not at PayPal itself. */
  approveOrigin?: string;
};
type Call = { method: 'GET' | 'POST'; path: string; body?: string; requestId?: string };
type Answer = { status: number; body: unknown };

const TIMEOUT_MS = 15_000;
/** A token is renewed this long before it ends, so that none ends on its way. */
const RENEW_BEFORE_MS = 60_000;
const APPROVE_ORIGINS = ['https://www.paypal.com', 'https://www.sandbox.paypal.com'];
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
  const base = new URL(access.baseUrl);
  const isPaypal = base.hostname.endsWith('.paypal.com');
  const approveOrigins = isPaypal ? APPROVE_ORIGINS : [access.approveOrigin ?? base.origin];
  return {
    name: access.name,
    approveOrigins,
    async createOrder(order) {
      const path = '/v2/checkout/orders';
      const body = JSON.stringify(newOrder(order, access.brand));
      const created = orderIn(await call({ method: 'POST', path, body, requestId: order.reference }));
      if (!approveOrigins.includes(readUrlOrigin(created.approveUrl)))
        throw new PaymentTrouble('refused', 'the provider gave no page of its own to approve on');
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
    async refund(captureId, { amount, currency }, requestId) {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      // The id is also a note on the refund: by it a refund whose answer was lost is found again.
      const sum = { value: paypalValue(amount), currency_code: currency };
      const body = JSON.stringify({ amount: sum, custom_id: requestId });
      const { id, status } = understood(Refund, await call({ method: 'POST', path, body, requestId }));
      if (status === 'FAILED' || status === 'CANCELLED')
        throw new PaymentTrouble('refused', `the refund ended as ${status}`);
      return { refundId: id };
    },
    async isGenuine(notification) {
      const body = verification(notification, access.webhookId, [...CERTIFICATE_HOSTS, base.host]);
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
        amount: { currency_code: order.currency, value: paypalValue(order.amount) },
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

/** Calls with a token that is fetched once and kept while it is good. */
function openCalls(access: PaypalAccess) {
  let token: { value: string; until: number } | undefined;

  async function fetchToken(): Promise<string> {
    const keys = Buffer.from(`${access.clientId}:${access.secret}`).toString('base64');
    const answer = await send(`${access.baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${keys}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    const { access_token: value, expires_in: seconds } = understood(Token, answer);
    token = { value, until: Date.now() + seconds * 1000 - RENEW_BEFORE_MS };
    return value;
  }

  async function attempt({ method, path, body, requestId }: Call): Promise<Answer> {
    const value = token !== undefined && token.until > Date.now() ? token.value : await fetchToken();
    const headers: Record<string, string> = {
      authorization: `Bearer ${value}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    };
    if (requestId) headers['paypal-request-id'] = requestId;
    return send(`${access.baseUrl}${path}`, { method, headers, ...(body ? { body } : {}) });
  }

  return async (call: Call): Promise<Answer> => {
    const answer = await attempt(call);
    if (answer.status !== 401) return answer;
    token = undefined;
    return attempt(call);
  };
}

async function send(url: string, init: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  } catch (error) {
    throw new PaymentTrouble('unknown', 'the payment provider did not answer', { cause: error });
  }
}

const readUrlOrigin = (url: string | null) => (url !== null && URL.canParse(url) ? new URL(url).origin : '');

const orderIn = (answer: Answer) => understood({ parse: readPaypalOrder }, answer);

/** A good answer that we cannot read leaves open what happened. */
function understood<T>(schema: { parse(value: unknown): T }, answer: Answer): T {
  const body = okay(answer);
  try {
    return schema.parse(body);
  } catch (error) {
    throw new PaymentTrouble('unknown', 'the payment provider’s answer cannot be read', { cause: error });
  }
}

/** The body of a good answer; any other as the trouble it means. */
function okay({ status, body }: Answer): unknown {
  if (status >= 200 && status < 300) return body;
  const problem = Problem.safeParse(body);
  throw new PaymentTrouble(
    readTroubleKind(status, problem.data),
    describeProviderProblem(status, problem.data),
  );
}

type Problem = z.output<typeof Problem>;

const DECLINES = [
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
  'PAYER_ACCOUNT_RESTRICTED',
];

function readTroubleKind(status: number, problem: Problem | undefined): PaymentTrouble['kind'] {
  const issues = problem?.details.map(({ issue }) => issue) ?? [];
  if (issues.includes('ORDER_NOT_APPROVED')) return 'not-approved';
  if (issues.some((issue) => DECLINES.includes(issue))) return 'declined';
  // Taken already, or the same request is just being carried out: reading the order tells.
  if (issues.includes('ORDER_ALREADY_CAPTURED') || status === 409 || status === 429 || status >= 500)
    return 'unknown';
  return 'refused';
}

const describeProviderProblem = (status: number, problem: Problem | undefined): string =>
  [`the payment provider answered ${status}`, problem?.name, ...(problem?.details.map((d) => d.issue) ?? [])]
    .filter(Boolean)
    .join(' ');
