import { expect, test } from 'vitest';
import { findLedgerDifference } from './ledger-equal.ts';

const OURS = {
  state: 'shipped',
  taken: { amount: 445_10, currency: 'GBP' },
  back: 0,
  charge: 13_21,
  merchantId: 'SELLER1',
  isDifferent: false,
} as const;
const THEIRS = {
  state: 'completed',
  money: { amount: 445_10, currency: 'GBP' },
  charge: 13_21,
  merchantId: 'SELLER1',
} as const;

test('the same books differ in nothing, nor do those whose charge is not known yet', () => {
  expect(findLedgerDifference(OURS, THEIRS)).toBeUndefined();
  expect(findLedgerDifference({ ...OURS, charge: null }, THEIRS)).toBeUndefined();
  expect(findLedgerDifference(OURS, { ...THEIRS, charge: null })).toBeUndefined();
});

test.each([
  ['missing', OURS, null],
  ['taken', OURS, { ...THEIRS, money: { amount: 445_09, currency: 'GBP' } }],
  ['taken', OURS, { ...THEIRS, money: { amount: 445_10, currency: 'USD' } }],
  ['taken', OURS, { ...THEIRS, state: 'pending' }],
  ['payee', OURS, { ...THEIRS, merchantId: 'SELLER2' }],
  ['charge', OURS, { ...THEIRS, charge: 13_22 }],
  ['back', { ...OURS, back: 1 }, THEIRS],
  ['back', OURS, { ...THEIRS, state: 'partly-refunded' }],
  ['back', { ...OURS, back: 445_10 }, { ...THEIRS, state: 'partly-refunded' }],
  ['back', { ...OURS, back: 100_00 }, { ...THEIRS, state: 'refunded' }],
  ['reversed', OURS, { ...THEIRS, state: 'reversed' }],
] as const)('%s', (word, ours, theirs) => {
  expect(findLedgerDifference(ours, theirs)).toBe(word);
});

test.each([
  [
    { ...OURS, back: 100_00 },
    { ...THEIRS, state: 'partly-refunded' },
  ],
  [
    { ...OURS, back: 445_10 },
    { ...THEIRS, state: 'refunded' },
  ],
  [
    { ...OURS, state: 'reversed' },
    { ...THEIRS, state: 'reversed' },
  ],
  [
    { ...OURS, isDifferent: true },
    { ...THEIRS, merchantId: 'SELLER2' },
  ],
] as const)('what both say is no difference', (ours, theirs) => {
  expect(findLedgerDifference(ours, theirs)).toBeUndefined();
});
