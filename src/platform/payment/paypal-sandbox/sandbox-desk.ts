import { randomBytes } from 'node:crypto';
import { BEHAVIOURS, paypalId, type SandboxOrder, type SandboxOrders } from './sandbox-orders.ts';
import type { OpenSales } from './sales/open-sandbox-sales.ts';
import type { SaleCall } from './sales/sandbox-room.ts';
import {
  captureOrder,
  createOrder,
  problem,
  readOrder,
  refundCapture,
  type SandboxAnswer,
  verifyNotification,
} from './sandbox-protocol.ts';

type Keys = { clientId: string; secret: string };
type Notify = (kind: string, order: SandboxOrder) => void;
type Desk = { orders: SandboxOrders; sales: OpenSales; keys: Keys; publicUrl: string; tell: Notify };

/** A call as it came over the wire. */
export type SandboxCall = SaleCall & { authorization: string };

const SLOW_MS = 3000;

/** Carries out the calls of PayPal's protocol, each for whoever shows a token of ours. */
export function openSandboxDesk(desk: Desk) {
  const tokens = new Set<string>();
  return async (call: SandboxCall): Promise<SandboxAnswer> => {
    if (call.path === '/v1/oauth2/token') return giveToken(call, desk.keys, tokens);
    if (!tokens.has(call.authorization)) return problem(401, 'AUTHENTICATION_FAILURE', '');
    const answer = await carryOut(desk, call);
    if (answer.tell) desk.tell(answer.tell.kind, answer.tell.order);
    return answer;
  };
}

/** Somebody pressed a button on the approve page: where they go from there, undefined for an unknown order. */
export function pressButton(
  { orders, sales, tell }: Pick<Desk, 'orders' | 'sales' | 'tell'>,
  orderId: string,
  button: string,
  payerId?: string,
) {
  const sale = sales.sales.find(orderId);
  if (sale) return sales.press(sale, button, payerId);
  const order = orders.find(orderId);
  if (!order) return undefined;
  if (button === 'cancel') return withToken(order.cancelUrl, order);
  const behaviour = BEHAVIOURS.find((each) => each === button);
  if (order.status !== 'CREATED' || !behaviour) return withToken(order.returnUrl, order);
  const approved = orders.keep({
    ...order,
    status: 'APPROVED',
    behaviour,
    payerId: paypalId().slice(0, 13),
  });
  tell('CHECKOUT.ORDER.APPROVED', approved);
  return withToken(order.returnUrl, approved);
}

async function carryOut(desk: Desk, call: SandboxCall): Promise<SandboxAnswer> {
  const { orders, keys, publicUrl } = desk;
  const { method, path, requestId, body } = call;
  const ofSale = await answerForSale(desk.sales, call);
  if (ofSale) return ofSale;
  if (method === 'POST' && path === '/v2/checkout/orders')
    return createOrder(orders, publicUrl, body, requestId);
  if (method === 'POST' && path === '/v1/notifications/verify-webhook-signature')
    return verifyNotification(body, keys.secret);
  const [, orderId, isCapture] = /^\/v2\/checkout\/orders\/([A-Z0-9]+)(\/capture)?$/.exec(path) ?? [];
  if (orderId && isCapture && method === 'POST') return capture(desk, orderId, requestId);
  if (orderId && !isCapture && method === 'GET') return readOrder(orders.find(orderId), publicUrl);
  const [, captureId] = /^\/v2\/payments\/captures\/([A-Z0-9]+)\/refund$/.exec(path) ?? [];
  if (captureId && method === 'POST') return refundCapture(orders, captureId, body, requestId);
  return problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
}

/** As the payer chose: the provider takes its time over the capture, or its answer is lost. */
async function answerForSale(sales: OpenSales, call: SandboxCall): Promise<SandboxAnswer | undefined> {
  const [, orderId] = /^\/v2\/checkout\/orders\/([A-Z0-9]+)\/capture$/.exec(call.path) ?? [];
  const order = orderId ? sales.sales.find(orderId) : undefined;
  if (order?.button === 'slow' && !order.capture) await wait(SLOW_MS);
  const answer = sales.answer(call);
  return answer && order && sales.loseAnswer(order.id) ? { ...answer, isLost: true } : answer;
}

async function capture({ orders, publicUrl }: Desk, orderId: string, requestId: string | null) {
  const approved = orders.find(orderId);
  if (approved?.behaviour === 'slow' && !approved.capture) await wait(SLOW_MS);
  const answer = captureOrder(orders, orders.find(orderId), publicUrl, requestId);
  const taken = orders.find(orderId);
  if (taken?.behaviour !== 'error' || taken.answerLost || !taken.capture) return answer;
  orders.keep({ ...taken, answerLost: true });
  return { ...answer, isLost: true };
}

function giveToken(call: SandboxCall, { clientId, secret }: Keys, tokens: Set<string>): SandboxAnswer {
  if (call.authorization !== `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`)
    return problem(401, 'invalid_client', '');
  const token = randomBytes(24).toString('base64url');
  tokens.add(`Bearer ${token}`);
  return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
}

function withToken(to: string, { id, payerId }: SandboxOrder): string {
  const url = new URL(to);
  url.searchParams.set('token', id);
  if (payerId) url.searchParams.set('PayerID', payerId);
  return url.href;
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
