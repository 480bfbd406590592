import { describe, expect, test } from 'vitest';
import { DISPUTE_REASONS, type StandingOfSale, whatTheClockDecides } from './settle-sale.ts';
import type { SaleState } from '../life/sale-states.ts';

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

describe('when staff did not decide, the money goes where the hair is not', () => {
  const decide = (state: SaleState, more: Partial<StandingOfSale>) =>
    whatTheClockDecides(state, { ...STANDING, ...more });
  test('a first decision stands', () => {
    expect(decide('disputed', { decision: 'refund', reason: 'damaged' })).toBe('refund');
    expect(decide('disputed', { decision: 'release', reason: 'not-received' })).toBe('release');
  });
  test('not received goes back, unless the carrier says otherwise; whoever has the hair pays', () => {
    expect(decide('disputed', { reason: 'not-received' })).toBe('refund');
    expect(decide('disputed', { reason: 'not-received', isArrivalNoted: true })).toBe('release');
    for (const reason of DISPUTE_REASONS.filter((each) => each !== 'not-received'))
      expect(decide('disputed', { reason }), reason).toBe('release');
  });
  test('a return that is proved, a sale that stands still, and money that differs', () => {
    expect([decide('returning', { isReturnPosted: true }), decide('returning', {})]).toEqual([
      'refund',
      'release',
    ]);
    expect(decide('disputed', { reason: 'return-objected', isReturnPosted: true })).toBe('refund');
    expect([decide('frozen', { isPosted: true }), decide('frozen', {})]).toEqual(['release', 'refund']);
    expect(decide('frozen', { isPosted: true, frozenBy: 'difference' })).toBe('refund');
  });
  test('what was frozen in a dispute or on its way back is still in it', () => {
    const inDispute = { isPosted: true, frozenFrom: 'disputed', reason: 'damaged' } as const;
    expect(decide('frozen', inDispute)).toBe('release');
    expect(decide('frozen', { ...inDispute, isReturnPosted: true })).toBe('refund');
    expect(decide('frozen', { ...inDispute, decision: 'refund' })).toBe('refund');
    expect(decide('frozen', { ...inDispute, reason: 'not-received' })).toBe('refund');
    const goesBack = { isPosted: true, frozenFrom: 'returning' } as const;
    expect(decide('frozen', goesBack)).toBe('release');
    expect(decide('frozen', { ...goesBack, isReturnPosted: true })).toBe('refund');
  });
  test('a dispute by staff while nobody saw the parcel arrive goes back', () => {
    expect(decide('disputed', { reason: 'by-staff', isPosted: true })).toBe('refund');
    for (const seen of [{ isArrivalNoted: true }, { isArrivalSaid: true }])
      expect(decide('disputed', { reason: 'by-staff', isPosted: true, ...seen })).toBe('release');
  });
});
