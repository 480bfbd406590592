import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SignedNotification } from '../payment-provider.ts';
import { openSandboxSales, type SandboxSales } from './sales/open-sandbox-sales.ts';
import { hangDoors } from './sandbox-doors.ts';
import { openSandboxDesk, pressButton } from './sandbox-desk.ts';
import { type Deliver, type NotificationManner, openNotifications } from './sandbox-notifications.ts';
import { openSandboxOrders, type SandboxOrder } from './sandbox-orders.ts';
import { openSandboxPages } from './sandbox-pages.ts';

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
  /** Its clock, if it is not this machine's. */
  now?: () => Date;
};

/** Calls that do nothing, by what they are answered with. */
const ODD_ANSWERS = {
  refused: { status: 503, body: '{"name":"INTERNAL_SERVER_ERROR"}' },
  forbidden: { status: 403, body: '{"name":"NOT_AUTHORIZED"}' },
  missing: { status: 404, body: '{"name":"RESOURCE_NOT_FOUND"}' },
  unreadable: { status: 200, body: '{}' },
};

/** What goes wrong with a call, for tests: nothing is done, or it is done and the answer is lost. */
type Fault = keyof typeof ODD_ANSWERS | 'lost-answer' | undefined;

/** A payment provider of our own that speaks PayPal's protocol, with buttons for what can go wrong. */
export type PaypalSandbox = {
  /** For our server. */
  url: string;
  /** For the browser of whoever pays. */
  publicUrl: string;
  orders(): SandboxOrder[];
  deliverWith(deliver: Deliver): void;
  breakCalls(choose: (path: string) => Fault): void;
  /** How notifications come, whatever the payer chose; undefined: as the payer chose. */
  tellBy(choose: (kind: string) => NotificationManner | undefined): void;
  /** Until everything has been told that is not held, late, or to be tried again. */
  allTold(): Promise<void>;
  /** What was kept back, and a way to send it in any order. */
  held(): readonly SignedNotification[];
  sendHeld(arrange?: (kept: SignedNotification[]) => SignedNotification[]): Promise<void>;
  /** As if somebody had pressed a button on the approve page; gives where they are sent to. */
  press(orderId: string, button: string, payerId?: string): string | undefined;
  sales: SandboxSales;
  /** From now on calls and pages wait, but for those that name this partner; until what this gives is called. */
  shutDoors(except: string): () => void;
  close(): Promise<void>;
};

const BODY_LIMIT = 512 * 1024;

export async function openPaypalSandbox(wishes: SandboxWishes): Promise<PaypalSandbox> {
  const server = createServer();
  const port = await listenSomewhere(server, wishes);
  const url = `http://${wishes.host === '0.0.0.0' ? '127.0.0.1' : wishes.host}:${port}`;
  const publicUrl = `http://${wishes.publicHost}:${port}`;
  const orders = openSandboxOrders(wishes.file);
  const { tell, tellOf, close, ...telling } = openNotifications({ ...wishes, url });
  const sales = openSandboxSales({
    file: wishes.file.replace(/(\.jsonl)?$/, '-sales.jsonl'),
    clientId: wishes.clientId,
    url: publicUrl,
    now: wishes.now ?? (() => new Date()),
    tell: tellOf,
  });
  const desk = openSandboxDesk({ orders, sales, keys: wishes, publicUrl, tell });
  const press: PaypalSandbox['press'] = (...pressed) => pressButton({ orders, sales, tell }, ...pressed);
  const showPage = openSandboxPages({ orders, sales, press });
  let faultOf: (path: string) => Fault = () => undefined;
  const doors = hangDoors();

  async function answer(request: IncomingMessage, reply: ServerResponse) {
    const { pathname: path, searchParams } = new URL(request.url ?? '', url);
    const body = await readRequestBody(request);
    const head = readCallHeaders(request);
    await doors.waitAtDoor(path, head.attribution);
    reply.setHeader('date', sales.now().toUTCString());
    if (showPage(request, reply, { path, searchParams, body })) return;
    const fault = faultOf(path);
    if (fault !== undefined && fault !== 'lost-answer') {
      const odd = ODD_ANSWERS[fault];
      return reply.writeHead(odd.status).end(odd.body);
    }
    const done = await desk({ ...head, path, search: searchParams, body });
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
    ...telling,
    sales: sales.sales,
    shutDoors: (except) => doors.shutDoors(except),
    breakCalls: (choose) => (faultOf = choose),
    press,
    async close() {
      close();
      sales.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const readCallHeaders = ({ method = '', headers }: IncomingMessage) => ({
  method,
  authorization: headers.authorization ?? '',
  requestId: headers['paypal-request-id']?.toString() ?? null,
  attribution: headers['paypal-partner-attribution-id']?.toString() ?? '',
  assertion: headers['paypal-auth-assertion']?.toString() ?? '',
});

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
