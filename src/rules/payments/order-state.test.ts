import { expect, test } from 'vitest';
import {
  canOrder,
  ensureOrderMay,
  isOpenOrder,
  ORDER_EVENTS,
  ORDER_LIFE,
  ORDER_STATES,
  type OrderState,
} from './order-state.ts';

test.each<[OrderState, string[]]>([
  ['created', ['approve', 'begin-capture', 'complete-capture', 'decline', 'cancel']],
  ['approved', ['begin-capture', 'complete-capture', 'decline', 'cancel']],
  ['capturing', ['complete-capture', 'decline']],
  ['captured', ['refund']],
  ['failed', ['complete-capture']],
  ['cancelled', ['complete-capture']],
  ['refunded', []],
])('an order that is %s allows exactly %j', (state, events) => {
  expect(ORDER_EVENTS.filter((event) => canOrder(state, event))).toEqual(events);
});

test('money is never taken twice: nothing leads back from captured or refunded', () => {
  const leadsOn = (from: OrderState) =>
    Object.values(ORDER_LIFE)
      .filter((step) => step.from.includes(from))
      .map((step) => step.to);
  expect(leadsOn('captured')).toEqual(['refunded']);
  expect(leadsOn('refunded')).toEqual([]);
});

test('an order is open exactly while it can still be declined', () => {
  for (const state of ORDER_STATES) expect(isOpenOrder(state)).toBe(canOrder(state, 'decline'));
});

test('the refusal says how the order stands', () => {
  expect(() => ensureOrderMay('cancelled', 'begin-capture')).toThrow(
    expect.objectContaining({ code: 'conflict', details: { current: { status: 'cancelled' } } }),
  );
  expect(() => ensureOrderMay('approved', 'begin-capture')).not.toThrow();
});
