import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../time.ts';
import { isRefusal } from '../../refusal.ts';
import { SALE_EVENTS, SALE_PARTIES, type SaleEvent, type SaleParty } from './sale-life.ts';
import {
  allowedSaleEvents,
  ensureSaleStep,
  nextByClock,
  SALE_STEPS,
  type SaleInLife,
  saleParties,
  saleStateAt,
} from './sale-state.ts';
import { CLAIMING_STATES, FINAL_STATES, isFinal, SALE_STATES, type SaleState } from './sale-states.ts';
import type { StandingOfSale } from '../money/settle-sale.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const STANDING: StandingOfSale = {
  decision: null,
  reason: null,
  isArrivalNoted: false,
  isArrivalSaid: false,
  isPosted: false,
  isReturnPosted: false,
  frozenBy: null,
  frozenFrom: null,
};

/** A sale whose deadlines all lie ahead, and of which everything is true that a step may ask for. */
const sale = (state: SaleState, more: Partial<SaleInLife> = {}): SaleInLife => ({
  state,
  stateSince: NOW,
  version: 3,
  buyerId: 'bela',
  sellerId: 'asha',
  wasUncut: false,
  connectBy: at(DAY_MS),
  payBy: at(DAY_MS),
  shipBy: at(DAY_MS),
  arriveBy: at(DAY_MS),
  inspectBy: at(DAY_MS),
  returnBy: at(DAY_MS),
  objectBy: null,
  hasReturnAddress: true,
  settleBy: at(DAY_MS),
  decisionStandsAt: null,
  cancelAskedAt: NOW,
  isBelowLeast: true,
  isFollowUp: true,
  frozenFrom: 'proved',
  standing: STANDING,
  ...more,
});

/** The table of the specification, told once more: who does what in which state, and where it leads. */
const EXPECTED: Record<SaleState, string> = {
  agreed:
    'system connect agreed; seller keep-longer agreed; buyer,seller,system withdraw withdrawn; buyer,provider take paying',
  paying:
    'provider complete paid; provider pend payment_pending; provider fail agreed; provider lapse lapsed; ' +
    'provider differ frozen; provider late-money refunding',
  payment_pending:
    'provider complete paid; provider fail agreed; provider differ frozen; provider late-money refunding',
  paid:
    'seller show-code-word preparing; buyer ask-to-cancel paid; seller answer-cancel refunding; seller answer-cancel paid; ' +
    'system accept-hair releasing; system dispute disputed; buyer,seller,system cancel refunding; buyer grant-days paid; admin,system,provider freeze frozen; provider reverse reversed; provider refund refunded',
  preparing:
    'seller prove proved; buyer,seller,system cancel refunding; buyer grant-days preparing; ' +
    'admin,system,provider freeze frozen; provider reverse reversed; provider refund refunded',
  proved:
    'seller ship shipped; buyer,seller,system cancel refunding; buyer stop refunding; seller offer-part proved; ' +
    'buyer take-part proved; admin,system,provider freeze frozen; provider reverse reversed; provider refund refunded',
  shipped:
    'buyer say-arrived delivered; buyer accept-hair releasing; seller correct-parcel shipped; seller offer-part shipped; ' +
    'buyer take-part shipped; seller,admin note-arrival shipped; system dispute disputed; ' +
    'admin,system,provider freeze frozen; provider reverse reversed; provider refund refunded',
  delivered:
    'buyer accept-hair releasing; buyer,system dispute disputed; seller offer-part delivered; buyer take-part delivered; ' +
    'seller,admin note-arrival delivered; admin,system,provider freeze frozen; provider reverse reversed; provider refund refunded',
  disputed:
    'seller answer disputed; buyer,seller add-evidence disputed; buyer drop releasing; seller give-in refunding; ' +
    'seller give-in returning; seller offer-part disputed; buyer take-part releasing; admin decide disputed; ' +
    'admin note-arrival disputed; ' +
    'admin decide returning; buyer,seller appeal disputed; buyer,seller accept-decision disputed; ' +
    'system settle releasing; system settle refunding; admin,system,provider freeze frozen; provider reverse reversed; provider refund refunded',
  returning:
    'buyer post-return returning; seller return-came refunding; seller object disputed; admin decide releasing; ' +
    'admin decide refunding; provider reverse reversed; provider refund refunded',
  frozen:
    'admin,provider unfreeze proved; admin decide releasing; admin decide refunding; provider reverse reversed; provider refund refunded',
  releasing:
    'provider pay-out released; provider freeze frozen; provider reverse reversed; provider refund refunded',
  released: 'provider reverse reversed',
  refunding: 'provider refund refunded; provider reverse reversed',
  refunded: '',
  reversed: '',
  withdrawn: 'provider late-money refunding',
  lapsed: 'provider late-money refunding',
};
const expected = new Set(
  Object.entries(EXPECTED).flatMap(([state, rows]) =>
    rows
      .split('; ')
      .filter((row) => row !== '')
      .flatMap((row) => {
        const [who = '', event = '', to = ''] = row.split(' ');
        return who.split(',').map((party) => `${state} ${party} ${event} ${to}`);
      }),
  ),
);

const tryStep = (each: SaleInLife, party: SaleParty, event: SaleEvent, to?: SaleState) => {
  try {
    return ensureSaleStep([party], each, event, NOW, to);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error;
  }
};

describe('the life of a sale', () => {
  test('has every step of the table and no other, for each state, event and party', () => {
    const found = new Set<string>();
    for (const state of SALE_STATES)
      for (const event of SALE_EVENTS)
        for (const party of SALE_PARTIES)
          for (const to of SALE_STATES) {
            const result = tryStep(sale(state), party, event, to);
            if (result === to) found.add(`${state} ${party} ${event} ${to}`);
            else expect(isRefusal(result)).toBe(true);
          }
    expect([...found].toSorted((a, b) => a.localeCompare(b))).toEqual(
      [...expected].toSorted((a, b) => a.localeCompare(b)),
    );
  });

  test('refuses in words, with how it stands', () => {
    expect(tryStep(sale('shipped'), 'seller', 'cancel')).toMatchObject({
      code: 'conflict',
      message: 'This sale is on its way. This cannot be done now.',
      details: { current: { status: 'shipped', version: 3 } },
    });
  });

  test('some steps ask for more', () => {
    expect(tryStep(sale('paid', { wasUncut: true }), 'buyer', 'cancel')).toHaveProperty('code', 'conflict');
    expect(tryStep(sale('paid', { wasUncut: true }), 'seller', 'cancel')).toBe('refunding');
    expect(tryStep(sale('paid', { cancelAskedAt: null }), 'seller', 'answer-cancel')).toHaveProperty('code');
    expect(tryStep(sale('proved', { isBelowLeast: false }), 'buyer', 'stop')).toHaveProperty('code');
    expect(tryStep(sale('frozen', { frozenFrom: 'paid' }), 'admin', 'unfreeze')).toBe('paid');
  });

  test('shows each side its own buttons, and others none', () => {
    const parties = (who: string) => saleParties(who, sale('delivered'));
    expect(allowedSaleEvents(parties('bela'), sale('delivered'), NOW)).toEqual([
      'take-part',
      'accept-hair',
      'dispute',
    ]);
    expect(allowedSaleEvents(parties('asha'), sale('delivered'), NOW)).toEqual([
      'offer-part',
      'note-arrival',
    ]);
    expect(allowedSaleEvents(parties('cora'), sale('delivered'), NOW)).toEqual([]);
  });

  test('ends in a state from which money moves by the provider alone', () => {
    for (const [from, to] of SALE_STEPS)
      if (isFinal(from)) expect([`${from} reversed`, `${from} refunding`]).toContain(`${from} ${to}`);
    expect(CLAIMING_STATES.filter((state) => isFinal(state))).toEqual(['released']);
    expect(FINAL_STATES).toHaveLength(5);
  });
});

describe('the clock', () => {
  const MS = 1;
  const cases: [name: string, each: (end: Date) => SaleInLife, after: SaleState][] = [
    ['not connected', (end) => sale('agreed', { connectBy: end, payBy: null }), 'lapsed'],
    ['not paid', (end) => sale('agreed', { payBy: end }), 'lapsed'],
    ['not taken', (end) => sale('paying', { stateSince: new Date(end.getTime() - 3 * HOUR_MS) }), 'agreed'],
    [
      'not finished',
      (end) => sale('payment_pending', { stateSince: new Date(end.getTime() - 72 * HOUR_MS) }),
      'lapsed',
    ],
    ['not begun', (end) => sale('paid', { shipBy: end }), 'refunding'],
    ['not proved', (end) => sale('preparing', { shipBy: end }), 'refunding'],
    ['not posted', (end) => sale('proved', { shipBy: end }), 'refunding'],
    ['taken as arrived', (end) => sale('shipped', { arriveBy: end }), 'delivered'],
    ['silence is yes', (end) => sale('delivered', { inspectBy: end }), 'releasing'],
    [
      'decided',
      (end) => sale('disputed', { decisionStandsAt: end, standing: { ...STANDING, decision: 'refund' } }),
      'refunding',
    ],
    ['nobody decided', (end) => sale('disputed', { settleBy: end }), 'releasing'],
    ['return not posted', (end) => sale('returning', { returnBy: end }), 'releasing'],
    [
      'nobody says where to send it back to',
      (end) => sale('returning', { hasReturnAddress: false, stateSince: new Date(end.getTime() - DAY_MS) }),
      'refunding',
    ],
    ['nobody objects', (end) => sale('returning', { objectBy: end }), 'refunding'],
    ['frozen, not posted', (end) => sale('frozen', { settleBy: end }), 'refunding'],
  ];
  test.each(cases)('%s', (_name, open, after) => {
    const before = open(at(0)).state;
    expect(saleStateAt(open(at(MS)), NOW), 'one millisecond before').toBe(before);
    expect(saleStateAt(open(at(0)), NOW), 'at it').toBe(after);
    expect(saleStateAt(open(at(-MS)), NOW), 'one millisecond after').toBe(after);
    expect(nextByClock(open(at(MS)), NOW)).toBeNull();
    expect(nextByClock(open(at(0)), NOW)).toBe(after);
    // The scheduler takes the same step, and nobody else's step is admitted from before.
    const events = SALE_EVENTS.filter((event) => tryStep(open(at(0)), 'clock', event) === after);
    expect(events).toHaveLength(1);
    expect(SALE_EVENTS.filter((event) => tryStep(open(at(MS)), 'clock', event) === after)).toEqual([]);
  });

  test('a parcel that arrived and was looked at in silence is paid out, one step after the other', () => {
    const long = sale('shipped', { arriveBy: at(-3 * DAY_MS) });
    expect([saleStateAt(long, NOW), nextByClock(long, NOW)]).toEqual(['releasing', 'delivered']);
    expect(saleStateAt(sale('shipped', { arriveBy: at(-3 * DAY_MS + 1) }), NOW)).toBe('delivered');
  });

  test('a case at the provider runs by the provider’s own clock', () => {
    const frozen = sale('frozen', { settleBy: at(-DAY_MS), standing: { ...STANDING, frozenBy: 'provider' } });
    expect(saleStateAt(frozen, NOW)).toBe('frozen');
  });
});
