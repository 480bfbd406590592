import { describe, expect, test } from 'vitest';
import {
  allowedOfferEvents,
  ensureOfferStep,
  OFFER_EVENTS,
  OFFER_STEPS,
  type OfferEvent,
  type OfferInLife,
  offerParties,
  type OfferParty,
  offerStateAt,
} from './offer-state.ts';
import { OFFER_STATES, type OfferState } from './offer-words.ts';

const now = new Date('2026-11-13T14:05:00Z');
const past = new Date(now.getTime() - 1);
const soon = new Date(now.getTime() + 1);
const offer = (state: OfferState, more: Partial<OfferInLife> = {}): OfferInLife => ({
  state,
  byBuyer: true,
  buyerId: 'bela',
  sellerId: 'asha',
  expiresAt: soon,
  reservedUntil: state === 'accepted' ? soon : null,
  ...more,
});
const ALL: OfferParty[] = ['maker', 'answerer', 'seller', 'staff', 'clock', 'system', 'sale'];

/** As the specification has it: what happens, to what it leads, and by whom. */
const TABLE: [from: OfferState, event: OfferEvent, to: OfferState, who: OfferParty[]][] = [
  ['held', 'release', 'open', ['staff']],
  ['held', 'refuse', 'declined', ['staff']],
  ['held', 'withdraw', 'withdrawn', ['maker']],
  ['held', 'lapse', 'lapsed', ['system']],
  ['open', 'accept', 'accepted', ['answerer']],
  ['open', 'decline', 'declined', ['answerer']],
  ['open', 'counter', 'countered', ['answerer']],
  ['open', 'withdraw', 'withdrawn', ['maker']],
  ['open', 'lapse', 'lapsed', ['system']],
  ['accepted', 'sell', 'sold', ['seller', 'sale']],
  ['accepted', 'call-off', 'fell-through', ['maker', 'answerer']],
  ['accepted', 'fail', 'fell-through', ['system', 'sale']],
];

describe.each(OFFER_STATES)('an offer that is %s', (state) => {
  test.each(OFFER_EVENTS)('%s', (event) => {
    const row = TABLE.find(([from, what]) => from === state && what === event);
    for (const party of ALL) {
      const step = () => ensureOfferStep([party], offer(state), event, now);
      if (row?.[3].includes(party)) expect(step()).toBe(row[2]);
      else
        expect(step).toThrow(
          expect.objectContaining({ code: 'conflict', details: { current: { status: state } } }),
        );
    }
  });
});

describe('the clock', () => {
  test('ends an open offer at its second, and an agreement at its own', () => {
    expect(offerStateAt(offer('open', { expiresAt: now }), now)).toBe('expired');
    expect(offerStateAt(offer('open', { expiresAt: soon }), now)).toBe('open');
    expect(offerStateAt(offer('accepted', { reservedUntil: now }), now)).toBe('fell-through');
    expect(offerStateAt(offer('accepted', { reservedUntil: soon, expiresAt: past }), now)).toBe('accepted');
    expect(offerStateAt(offer('accepted', { reservedUntil: null }), now)).toBe('fell-through');
    expect(offerStateAt(offer('held', { expiresAt: past }), now)).toBe('held');
  });
  test('is obeyed before anybody has tidied up', () => {
    const late = offer('open', { expiresAt: now });
    for (const event of ['accept', 'decline', 'counter', 'withdraw', 'lapse'] as const)
      expect(() => ensureOfferStep(ALL, late, event, now)).toThrow('This offer has run out.');
    expect(ensureOfferStep(['clock'], late, 'expire', now)).toBe('expired');
    expect(() => ensureOfferStep(['clock'], offer('open'), 'expire', now)).toThrow('is still open');
    const gone = offer('accepted', { reservedUntil: past });
    expect(() => ensureOfferStep(ALL, gone, 'sell', now)).toThrow('the agreement is over');
    expect(ensureOfferStep(['clock'], gone, 'run-out', now)).toBe('fell-through');
    expect(() => ensureOfferStep(['clock'], offer('accepted'), 'run-out', now)).toThrow('agreed already');
  });
});

test('who is what, and what they see', () => {
  expect(offerParties('asha', offer('open'))).toEqual(['answerer', 'seller']);
  expect(offerParties('bela', offer('open'))).toEqual(['maker']);
  expect(offerParties('cora', offer('open'))).toEqual([]);
  expect(allowedOfferEvents('asha', offer('open'), now)).toEqual(['accept', 'decline', 'counter']);
  expect(allowedOfferEvents('bela', offer('open'), now)).toEqual(['withdraw']);
  expect(allowedOfferEvents('bela', offer('open', { byBuyer: false }), now)).toEqual([
    'accept',
    'decline',
    'counter',
  ]);
  expect(allowedOfferEvents('asha', offer('accepted'), now)).toEqual(['sell', 'call-off']);
  expect(allowedOfferEvents('bela', offer('accepted'), now)).toEqual(['call-off']);
  expect(allowedOfferEvents('asha', offer('open', { expiresAt: past }), now)).toEqual([]);
});

test('who says yes to an offer of their own is told that it waits', () =>
  expect(() => ensureOfferStep(['maker'], offer('open'), 'accept', now)).toThrow(
    'This offer waits for the other side.',
  ));

test('what is over stays over', () => {
  const over = ['declined', 'countered', 'withdrawn', 'expired', 'lapsed', 'sold', 'fell-through'];
  expect(OFFER_STEPS.filter(([from]) => over.includes(from))).toEqual([]);
  expect(OFFER_STEPS.map((step) => step.join('-'))).toHaveLength(12);
});
