import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { readWholeLines } from './whole-lines.ts';

/** What the payer pressed on the sandbox's page, and so what happens at the capture and with its notification. */
export const BEHAVIOURS = ['approve', 'decline', 'slow', 'error', 'duplicate', 'late'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

type Value = { currency_code: string; value: string };

/** An order as the sandbox keeps it. */
export type SandboxOrder = {
  id: string;
  requestId: string | null;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  customId: string;
  description: string;
  amount: Value;
  returnUrl: string;
  cancelUrl: string;
  payerId: string | null;
  behaviour: Behaviour;
  /** Whether the answer that the `error` button takes away is gone already. */
  answerLost: boolean;
  capture: {
    id: string;
    status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
    amount: Value;
    requestId: string | null;
  } | null;
  /** The newest of the refunds below. */
  refundId: string | null;
  /** Absent in books that were written before there were parts. */
  refunds?: { id: string; requestId: string | null; customId?: string | undefined; amount: Value }[];
};

export type SandboxOrders = ReturnType<typeof openSandboxOrders>;

/** The sandbox's books: one line for each change in a file, so that a restart, however rude, loses nothing. */
export function openSandboxOrders(path: string) {
  // The last line of each order counts.
  const orders = new Map(readWholeLines<SandboxOrder>(path).map((order) => [order.id, order]));
  const byRequest = new Map<string, string>();
  for (const { id, requestId } of orders.values()) if (requestId) byRequest.set(requestId, id);

  return {
    all: () => [...orders.values()],
    find: (id: string) => orders.get(id),
    findByRequest: (requestId: string) => orders.get(byRequest.get(requestId) ?? ''),
    findByCapture: (captureId: string) =>
      [...orders.values()].find(({ capture }) => capture?.id === captureId),
    keep(order: SandboxOrder): SandboxOrder {
      appendFileSync(path, `${JSON.stringify(order)}\n`);
      orders.set(order.id, order);
      if (order.requestId) byRequest.set(order.requestId, order.id);
      return order;
    },
  };
}

/** An id in PayPal's manner: 17 capitals and digits. */
export const paypalId = (): string =>
  [...randomBytes(17)].map((byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[byte % 32]).join('');
