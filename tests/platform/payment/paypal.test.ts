import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPaypalOrder } from '#platform/payment/paypal-messages.ts';
import { paypalProvider } from '#platform/payment/paypal.ts';
import { CAPTURED_ORDER, CREATED_ORDER, READ_ORDER } from './paypal-examples.ts';

type Seen = { method: string; url: string; headers: Record<string, unknown>; body: string };
type Reply = { status: number; body?: unknown };

let server: Server;
let seen: Seen[];
let replies: Record<string, Reply[]>;
let baseUrl: string;

beforeAll(async () => {
  server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(parts).toString() });
      const list = replies[url] ?? [];
      const next = (list.length > 1 ? list.shift() : list[0]) ?? { status: 404, body: {} };
      reply.writeHead(next.status, { 'content-type': 'application/json' });
      reply.end(next.body === undefined ? undefined : JSON.stringify(next.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  seen = [];
  replies = {
    '/v1/oauth2/token': [
      {
        status: 200,
        body: {
          scope: 's',
          access_token: 'A21AAF',
          token_type: 'Bearer',
          app_id: 'APP',
          expires_in: 31668,
          nonce: 'n',
        },
      },
    ],
  };
});

const open = () =>
  paypalProvider({
    name: 'paypal',
    baseUrl,
    clientId: 'client',
    secret: 'secret',
    webhookId: '1JE4291016473214C',
    brand: 'Fairhank',
    approveOrigin: 'https://www.paypal.com',
  });
const ORDERS = '/v2/checkout/orders';
const issue = (name: string) => ({
  name: 'UNPROCESSABLE_ENTITY',
  details: [{ issue: name, description: 'd' }],
});

describe('messages in the shape that PayPal documents', () => {
  test('a created order: where to approve it', () => {
    expect(readPaypalOrder(CREATED_ORDER)).toMatchObject({
      id: '5O190127TN364715T',
      state: 'created',
      approveUrl: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T',
      capture: null,
    });
  });
  test('a captured order: what was taken, from whom, for what', () => {
    expect(readPaypalOrder(CAPTURED_ORDER)).toEqual({
      id: '5O190127TN364715T',
      state: 'captured',
      reference: '0199c0de-0000-7000-8000-000000000001',
      total: null,
      payerId: 'QYR5Z8XDVJNXQ',
      approveUrl: null,
      capture: { id: '3C679366HH908993F', money: { amount: 10_000, currency: 'USD' } },
      refunds: [],
    });
  });
  test('an order that is read', () => {
    expect(readPaypalOrder(READ_ORDER)).toMatchObject({
      state: 'approved',
      reference: '0199c0de-0000-7000-8000-000000000001',
      total: { amount: 10_000, currency: 'USD' },
    });
  });
  test.each([
    ['COMPLETED', 'PENDING', 'pending'],
    ['COMPLETED', 'DECLINED', 'declined'],
    ['COMPLETED', 'REFUNDED', 'refunded'],
    ['COMPLETED', 'SOMETHING_NEW', 'pending'],
  ])('an order %s with a capture %s is %s', (status, capture, state) => {
    const captures = [{ id: 'C', status: capture, amount: { currency_code: 'GBP', value: '10.00' } }];
    expect(readPaypalOrder({ id: 'X', status, purchase_units: [{ payments: { captures } }] }).state).toBe(
      state,
    );
  });
  test('a complete order without a capture in sight is not believed', () => {
    expect(readPaypalOrder({ id: 'X', status: 'COMPLETED' }).state).toBe('pending');
  });
});

describe('the client', () => {
  test('creates with our id as request id, our price, and no shipping; one token serves many calls', async () => {
    replies[ORDERS] = [{ status: 201, body: CREATED_ORDER }];
    const provider = open();
    const order = {
      reference: 'r-1',
      amount: 1099,
      currency: 'GBP',
      description: 'd',
      returnUrl: 'https://a.test/r',
      cancelUrl: 'https://a.test/c',
    };
    await provider.createOrder(order);
    await provider.createOrder(order);
    expect(seen.map(({ url }) => url)).toEqual(['/v1/oauth2/token', ORDERS, ORDERS]);
    expect(seen[0]?.headers['authorization']).toBe(
      `Basic ${Buffer.from('client:secret').toString('base64')}`,
    );
    expect(seen[1]?.headers).toMatchObject({ authorization: 'Bearer A21AAF', 'paypal-request-id': 'r-1' });
    expect(JSON.parse(seen[1]?.body ?? '')).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: 'r-1', amount: { currency_code: 'GBP', value: '10.99' } }],
      payment_source: {
        paypal: { experience_context: { user_action: 'PAY_NOW', return_url: 'https://a.test/r' } },
      },
    });
  });
  test('does not send anybody to a page that is not the provider’s', async () => {
    const links = [{ rel: 'approve', href: 'https://evil.example/checkoutnow' }];
    replies[ORDERS] = [{ status: 201, body: { ...CREATED_ORDER, links } }];
    const order = {
      reference: 'r',
      amount: 1,
      currency: 'GBP',
      description: '',
      returnUrl: '',
      cancelUrl: '',
    };
    await expect(open().createOrder(order)).rejects.toMatchObject({ kind: 'refused' });
  });
  test('fetches a new token when the old one is no longer taken', async () => {
    replies[`${ORDERS}/X`] = [
      { status: 401, body: {} },
      { status: 200, body: READ_ORDER },
    ];
    await open().readOrder('X');
    expect(seen.map(({ url }) => url)).toEqual([
      '/v1/oauth2/token',
      `${ORDERS}/X`,
      '/v1/oauth2/token',
      `${ORDERS}/X`,
    ]);
  });
  test('captures with the attempt’s id', async () => {
    replies[`${ORDERS}/X/capture`] = [{ status: 201, body: CAPTURED_ORDER }];
    expect(await open().captureOrder('X', 'attempt-1')).toMatchObject({ state: 'captured' });
    expect(seen[1]?.headers).toMatchObject({
      'paypal-request-id': 'attempt-1',
      prefer: 'return=representation',
    });
  });
  test.each<[string, Reply, string]>([
    ['a decline', { status: 422, body: issue('INSTRUMENT_DECLINED') }, 'declined'],
    ['an order that is not approved', { status: 422, body: issue('ORDER_NOT_APPROVED') }, 'not-approved'],
    ['an order captured before', { status: 422, body: issue('ORDER_ALREADY_CAPTURED') }, 'unknown'],
    ['another problem of the request', { status: 422, body: issue('CURRENCY_NOT_SUPPORTED') }, 'refused'],
    ['trouble on their side', { status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } }, 'unknown'],
    ['a limit', { status: 429, body: { name: 'RATE_LIMIT_REACHED' } }, 'unknown'],
    ['an answer without sense', { status: 201, body: { hello: 1 } }, 'unknown'],
    ['an empty answer', { status: 201 }, 'unknown'],
  ])('tells %s apart', async (_what, reply, kind) => {
    replies[`${ORDERS}/X/capture`] = [reply];
    await expect(open().captureOrder('X', 'a')).rejects.toMatchObject({ name: 'PaymentTrouble', kind });
  });
  test('a provider that cannot be reached leaves it open what happened', async () => {
    const away = paypalProvider({
      name: 'paypal',
      baseUrl: 'http://127.0.0.1:1',
      clientId: 'c',
      secret: 's',
      webhookId: 'w',
      brand: 'b',
    });
    await expect(away.captureOrder('X', 'a')).rejects.toMatchObject({ kind: 'unknown' });
  });
  test('an order it no longer knows is missing', async () => {
    expect(await open().readOrder('GONE')).toMatchObject({ id: 'GONE', state: 'missing' });
  });
  test('refunds the sum with an id of its own', async () => {
    replies['/v2/payments/captures/C1/refund'] = [
      { status: 201, body: { id: '1JU08902781691411', status: 'COMPLETED' } },
    ];
    expect(await open().refund('C1', { amount: 50, currency: 'EUR' }, 'back-1')).toEqual({
      refundId: '1JU08902781691411',
    });
    const amount = { value: '0.50', currency_code: 'EUR' };
    expect(JSON.parse(seen[1]?.body ?? '')).toEqual({ amount, custom_id: 'back-1' });
  });
  test('has a notification verified with its very bytes', async () => {
    const path = '/v1/notifications/verify-webhook-signature';
    const rawBody = `{ "id":"WH-1",  "event_type":"X.Y", "resource":{"id":"é"} }`;
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': 't-1',
      'paypal-transmission-sig': 'sig',
      'paypal-transmission-time': '2026-01-01T00:00:00Z',
    };
    replies[path] = [
      { status: 200, body: { verification_status: 'SUCCESS' } },
      { status: 200, body: { verification_status: 'FAILURE' } },
    ];
    const provider = open();
    expect(await provider.isGenuine({ headers, rawBody })).toBe(true);
    expect(seen[1]?.body).toContain(`"webhook_id":"1JE4291016473214C","webhook_event":${rawBody}}`);
    expect(await provider.isGenuine({ headers, rawBody })).toBe(false);
    const elsewhere = { ...headers, 'paypal-cert-url': 'https://evil.example/cert' };
    expect(await provider.isGenuine({ headers: elsewhere, rawBody })).toBe(false);
    expect(seen).toHaveLength(3);
  });
});
