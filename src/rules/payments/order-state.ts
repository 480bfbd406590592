import { Refusal } from '../refusal.ts';

export const ORDER_STATES = [
  'created',
  'approved',
  'capturing',
  'captured',
  'failed',
  'cancelled',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_EVENTS = [
  'approve',
  'begin-capture',
  'complete-capture',
  'decline',
  'cancel',
  'refund',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

type OrderStep = { from: readonly OrderState[]; to: OrderState };

/**
 * The life of an order: the one table that server, pages and tests read. Money that was taken is taken, whatever we
 * thought before: a capture may complete an order that we had given up. An attempt to capture is never cancelled,
 * because the money may be on its way.
 */
export const ORDER_LIFE: Record<OrderEvent, OrderStep> = {
  approve: { from: ['created'], to: 'approved' },
  'begin-capture': { from: ['created', 'approved'], to: 'capturing' },
  'complete-capture': { from: ['created', 'approved', 'capturing', 'failed', 'cancelled'], to: 'captured' },
  decline: { from: ['created', 'approved', 'capturing'], to: 'failed' },
  cancel: { from: ['created', 'approved'], to: 'cancelled' },
  refund: { from: ['captured'], to: 'refunded' },
};

/** Orders that still wait for somebody: the payer, the provider or us. */
export const OPEN_ORDER_STATES: readonly OrderState[] = ['created', 'approved', 'capturing'];

export const isOpenOrder = (state: OrderState): boolean => OPEN_ORDER_STATES.includes(state);

export const canOrder = (state: OrderState, event: OrderEvent): boolean =>
  ORDER_LIFE[event].from.includes(state);

/** A refusal that says how the order stands. */
export const orderConflict = (state: OrderState): Refusal =>
  new Refusal('conflict', ORDER_STATE_SENTENCE[state], {}, { current: { status: state } });

/** Refuses, unless the event may happen to the order now. */
export function ensureOrderMay(state: OrderState, event: OrderEvent): void {
  if (!canOrder(state, event)) throw orderConflict(state);
}

/** How an order stands, for the person who made it. */
export const ORDER_STATE_SENTENCE: Record<OrderState, string> = {
  created: 'This order has not been approved yet. No money was taken.',
  approved: 'This order is approved and the money has not been taken yet.',
  capturing: 'We are waiting for the payment provider. You will not be charged twice.',
  captured: 'This order is paid.',
  failed: 'This payment did not go through, and the plan was not started.',
  cancelled: 'This order was cancelled. No money was taken.',
  refunded: 'This order was refunded.',
};

/** After this long an order that nobody approved is over: the provider’s page for it is gone by then, too. */
export const ORDER_OPEN_HOURS = 3;
