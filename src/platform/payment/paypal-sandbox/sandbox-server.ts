import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { approvePage, unknownOrderPage } from './approve-page.ts';
import { openSandboxDesk, pressButton } from './sandbox-desk.ts';
import { type Deliver, openNotifications } from './sandbox-notifications.ts';
import { openSandboxOrders, type SandboxOrder, type SandboxOrders } from './sandbox-orders.ts';

export type SandboxWishes = {
  host: string;
  /** Another free port is taken when this one is not free. */
  port: number;
  /** The name of this machine in the browser of whoever pays. */
  publicHost: string;
  /** Where its orders are kept. */
  file: string;
  clientId: string;
  secret: string;
  webhookId: string;
  /** How late a late notification is. */
  lateMs?: number;
};

/** What goes wrong with a call, for tests: nothing is done, or it is done and the answer is lost. */
type Fault = 'refused' | 'lost-answer' | undefined;

/** A payment provider of our own that speaks PayPal's protocol, with buttons for what can go wrong. */
export type PaypalSandbox = {
  /** For our server. */
  url: string;
  /** For the browser of whoever pays. */
  publicUrl: string;
  orders(): SandboxOrder[];
  deliverWith(deliver: Deliver): void;
  breakCalls(choose: (path: string) => Fault): void;
  /** As if somebody had pressed a button on the approve page; gives where they are sent to. */
  press(orderId: string, button: string): string | undefined;
  close(): Promise<void>;
};

type Press = PaypalSandbox['press'];

const BODY_LIMIT = 512 * 1024;

export async function openPaypalSandbox(wishes: SandboxWishes): Promise<PaypalSandbox> {
  const server = createServer();
  const port = await listenSomewhere(server, wishes);
  const url = `http://${wishes.host === '0.0.0.0' ? '127.0.0.1' : wishes.host}:${port}`;
  const publicUrl = `http://${wishes.publicHost}:${port}`;
  const orders = openSandboxOrders(wishes.file);
  const { tell, deliverWith, close } = openNotifications({ ...wishes, url });
  const desk = openSandboxDesk({ orders, keys: wishes, publicUrl, tell });
  const press: Press = (orderId, button) => pressButton({ orders, tell }, orderId, button);
  let faultOf: (path: string) => Fault = () => undefined;

  async function answer(request: IncomingMessage, reply: ServerResponse) {
    const { pathname: path, searchParams } = new URL(request.url ?? '', url);
    const body = await readRequestBody(request);
    if (path === '/checkoutnow' && request.method === 'POST') return takeButton(reply, body, press);
    if (path === '/checkoutnow') return showOrder(reply, orders, searchParams.get('token') ?? '');
    const fault = faultOf(path);
    if (fault === 'refused') return reply.writeHead(503).end('{"name":"INTERNAL_SERVER_ERROR"}');
    const done = await desk({
      method: request.method ?? '',
      path,
      authorization: request.headers.authorization ?? '',
      requestId: request.headers['paypal-request-id']?.toString() ?? null,
      body,
    });
    if (fault === 'lost-answer' || done.isLost) return request.socket.destroy();
    return reply
      .writeHead(done.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(done.body));
  }

  server.on('request', (request, reply) => {
    answer(request, reply).catch(() => {
      if (!reply.headersSent) reply.writeHead(400);
      reply.end();
    });
  });
  return {
    url,
    publicUrl,
    orders: orders.all,
    deliverWith,
    breakCalls: (choose) => (faultOf = choose),
    press,
    async close() {
      close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function takeButton(reply: ServerResponse, body: string, press: Press) {
  const form = new URLSearchParams(body);
  const location = press(form.get('token') ?? '', form.get('button') ?? '');
  return location ? reply.writeHead(303, { location }).end() : reply.writeHead(404).end();
}

function showOrder(reply: ServerResponse, orders: SandboxOrders, id: string) {
  const order = orders.find(id);
  const nonce = randomBytes(16).toString('base64');
  // The way back is a redirect of the form, so the page must allow it.
  const back = order ? new URL(order.returnUrl).origin : '';
  reply.writeHead(order ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${back}; frame-ancestors 'none'`,
  });
  return reply.end(order ? approvePage(order, nonce) : unknownOrderPage(nonce));
}

async function listenSomewhere(server: Server, { host, port }: SandboxWishes): Promise<number> {
  const listen = (wanted: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(wanted, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  await listen(port).catch(() => listen(0));
  return (server.address() as AddressInfo).port;
}

async function readRequestBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > BODY_LIMIT) throw new Error('too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
