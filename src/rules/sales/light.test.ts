import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { findLight, RED_SENTENCES, type SaleForLight } from './light.ts';
import { SALE_STATES, type SaleState } from './life/sale-states.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const MINUTE_MS = 60_000;

/** Paid, waited for, in time and asked for just now. */
const sale = (state: SaleState, more: Partial<SaleForLight> = {}): SaleForLight => ({
  state,
  lightFrom: at(-HOUR_MS),
  shipBy: at(DAY_MS),
  checkedAt: NOW,
  isSellerConnected: true,
  isPosted: false,
  ...more,
});
const colour = (each: SaleForLight | null) => findLight(each, false, NOW).colour;
const why = (each: SaleForLight | null, isHairOff = false) => {
  const light = findLight(each, isHairOff, NOW);
  return light.colour === 'red' ? light.why : light.colour;
};

test('outside a protected sale it is red for ever, and says so', () => {
  expect(findLight(null, false, NOW)).toEqual({
    colour: 'red',
    words: 'DO NOT CUT YET',
    why: 'no-sale',
    checkedAt: null,
  });
  expect(RED_SENTENCES['no-sale']).toContain('only in a protected sale');
});

test('in every state: green in three, none once it is posted, red in all others', () => {
  const found = Object.fromEntries(SALE_STATES.map((state) => [state, why(sale(state))]));
  expect(found).toEqual({
    agreed: 'not-paid',
    paying: 'paying',
    payment_pending: 'pending',
    paid: 'green',
    preparing: 'green',
    proved: 'green',
    shipped: 'none',
    delivered: 'none',
    disputed: 'none',
    returning: 'none',
    frozen: 'frozen',
    releasing: 'none',
    released: 'none',
    refunding: 'over',
    refunded: 'over',
    reversed: 'over',
    withdrawn: 'nothing-paid',
    lapsed: 'nothing-paid',
  });
});

test('the words are about cutting while it is on the head, and about sending after', () => {
  expect(findLight(sale('paid'), false, NOW)).toMatchObject({ words: 'SAFE TO CUT' });
  expect(findLight(sale('proved'), true, NOW)).toMatchObject({ words: 'SAFE TO SEND' });
  expect(findLight(sale('agreed'), true, NOW)).toMatchObject({ words: 'DO NOT SEND YET' });
});

describe('green ends in the very millisecond', () => {
  test.each([
    ['paid', 15 * MINUTE_MS],
    ['preparing', 2 * HOUR_MS],
    ['proved', 2 * HOUR_MS],
  ] as const)('of %s, when the provider’s word is older than that', (state, fresh) => {
    expect(colour(sale(state, { checkedAt: at(-fresh) }))).toBe('green');
    expect(why(sale(state, { checkedAt: at(-fresh - 1) }))).toBe('not-asked');
    expect(why(sale(state, { checkedAt: null }))).toBe('not-asked');
  });
  test.each(['paid', 'preparing', 'proved'] as const)('of %s, when the time to post is over', (state) => {
    expect(colour(sale(state, { shipBy: at(1) }))).toBe('green');
    expect(why(sale(state, { shipBy: at(0) }))).toBe('too-late');
    expect(why(sale(state, { shipBy: null }))).toBe('too-late');
  });
  test('and begins with the day that is waited for', () => {
    expect(colour(sale('paid', { lightFrom: at(0) }))).toBe('green');
    expect(why(sale('paid', { lightFrom: at(1) }))).toBe('waiting');
    expect(why(sale('paid', { lightFrom: null }))).toBe('waiting');
  });
});

test('an account that is no longer linked is named as the reason, not an outage', () => {
  for (const state of ['paid', 'preparing', 'proved'] as const)
    expect(why(sale(state, { isSellerConnected: false }))).toBe('no-consent');
  expect(RED_SENTENCES['no-consent']).toContain('not linked');
});

test('what is over says so to whoever has not cut, and nothing to who has', () => {
  for (const state of ['refunding', 'refunded', 'reversed'] as const) {
    expect(why(sale(state))).toBe('over');
    expect(why(sale(state), true)).toBe('none');
  }
  expect(why(sale('frozen', { isPosted: true }))).toBe('none');
  expect(why(sale('agreed', { isSellerConnected: false }))).toBe('not-connected');
});
