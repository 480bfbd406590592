import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { SignedNotification } from '../payment-provider.ts';
import { type Behaviour, paypalId, type SandboxOrder } from './sandbox-orders.ts';

/** Takes a notification where it belongs; false when it did not arrive and should come again. */
export type Deliver = (notification: SignedNotification) => Promise<boolean>;

const AGAIN_AFTER_MS = [500, 1000, 2000, 4000, 8000];
const LATE_MS = 20_000;

/** How a notification comes: twice, late, or kept back until somebody sends what was kept. */
export type NotificationManner = 'once' | 'twice' | 'late' | 'held';

type Keys = { secret: string; webhookId: string; url: string };

/** Signs what happened and sends it: once, twice, late or in another order, as the payer or a test chose. */
export function openNotifications(keys: Keys & { lateMs?: number }) {
  let deliver: Deliver | undefined;
  let choose: (kind: string) => NotificationManner | undefined = () => undefined;
  let held: SignedNotification[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const underway = new Set<Promise<void>>();

  function later(ms: number, act: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.add(timer.unref());
  }

  /** In a moment, as a provider tells: whoever waits for all that was told waits for it. */
  function soon(ms: number, notification: SignedNotification) {
    const telling = new Promise<void>((resolve) => later(ms, () => resolve(send(notification))));
    underway.add(telling);
    void telling.finally(() => underway.delete(telling));
  }

  async function send(notification: SignedNotification, tries = 0): Promise<void> {
    const arrived = await (deliver?.(notification) ?? Promise.resolve(false)).catch(() => false);
    const wait = AGAIN_AFTER_MS[tries];
    if (!arrived && wait !== undefined) later(wait, () => void send(notification, tries + 1));
  }

  function tellOf(kind: string, resource: object, wanted?: NotificationManner): void {
    const notification = signed(makeSandboxEvent(kind, resource), keys);
    const manner = choose(kind) ?? wanted;
    if (manner === 'held') return void held.push(notification);
    if (manner === 'late') return later(keys.lateMs ?? LATE_MS, () => void send(notification));
    soon(0, notification);
    if (manner === 'twice') soon(50, notification);
  }

  return {
    deliverWith: (given: Deliver) => {
      deliver = given;
    },
    tellBy: (given: typeof choose) => {
      choose = given;
    },
    held: () => held,
    /** Until everything has been told that is not held, late, or to be tried again. */
    async allTold() {
      while (underway.size > 0) await Promise.all(underway);
    },
    /** Sends what was kept back, one after the other, in the order that is given; once. */
    async sendHeld(arrange: (kept: SignedNotification[]) => SignedNotification[] = (kept) => kept) {
      const kept = arrange([...held]);
      held = [];
      for (const notification of kept) await send(notification);
    },
    tellOf,
    tell: (kind: string, order: SandboxOrder): void =>
      tellOf(kind, makeOrderResource(kind, order, keys.url), MANNERS[order.behaviour]),
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Hands notifications to a site over HTTP. */
export function deliverTo(url: string): Deliver {
  return async ({ headers, rawBody }) => {
    const given = Object.entries(headers).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...Object.fromEntries(given), 'content-type': 'application/json' },
      body: rawBody,
      signal: AbortSignal.timeout(10_000),
    });
    return answer.ok;
  };
}

type Signature = { id: string; time: string; webhookId: string; body: string };

function signNotification(secret: string, { id, time, webhookId, body }: Signature): string {
  const hash = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret).update([id, time, webhookId, hash].join('|')).digest('base64');
}

export function isSignature(secret: string, signature: Signature, shown: string): boolean {
  const right = Buffer.from(signNotification(secret, signature));
  const left = Buffer.from(shown);
  return left.length === right.length && timingSafeEqual(left, right);
}

function signed(event: object, keys: Keys): SignedNotification {
  const rawBody = JSON.stringify(event);
  const id = randomUUID();
  const time = new Date().toISOString();
  return {
    rawBody,
    headers: {
      'paypal-auth-algo': 'SHA256withHMAC',
      'paypal-cert-url': `${keys.url}/v1/notifications/certs/CERT-SANDBOX`,
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signNotification(keys.secret, {
        id,
        time,
        webhookId: keys.webhookId,
        body: rawBody,
      }),
    },
  };
}

const MANNERS: Partial<Record<Behaviour, NotificationManner>> = { duplicate: 'twice', late: 'late' };

function makeSandboxEvent(kind: string, resource: object) {
  return {
    id: `WH-${paypalId()}-${paypalId()}`,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    event_type: kind,
    resource_version: '2.0',
    resource,
  };
}

const makeOrderResource = (kind: string, order: SandboxOrder, url: string) =>
  kind.startsWith('CHECKOUT.ORDER.')
    ? { id: order.id, status: order.status }
    : makePaymentResource(kind, order, url);

function makePaymentResource(kind: string, order: SandboxOrder, url: string) {
  const isRefund = kind === 'PAYMENT.CAPTURE.REFUNDED';
  const captureUrl = `${url}/v2/payments/captures/${order.capture?.id}`;
  return {
    id: isRefund ? order.refundId : order.capture?.id,
    status: isRefund ? 'COMPLETED' : order.capture?.status,
    amount: order.amount,
    custom_id: order.customId,
    supplementary_data: { related_ids: { order_id: order.id } },
    links: isRefund ? [{ rel: 'up', method: 'GET', href: captureUrl }] : [],
  };
}
