import { expect, test } from 'vitest';
import { findNext, isPressing } from './find-next.ts';

const sale = {
  role: 'seller',
  allowed: [],
  isSellerConnected: true,
  isGreen: false,
  isReturning: false,
  hasReturnAddress: false,
  isReturnPosted: false,
} as const;

test.each([
  [{ allowed: ['withdraw'] }, null],
  [{ allowed: ['withdraw'], isSellerConnected: false }, 'connect'],
  [{ role: 'buyer', allowed: ['take', 'withdraw'] }, 'take'],
  [{ role: 'buyer', allowed: ['take', 'withdraw'], isSellerConnected: false }, null],
  [{ allowed: ['show-code-word', 'cancel'] }, null],
  [{ allowed: ['show-code-word', 'cancel'], isGreen: true }, 'show-code-word'],
  [{ allowed: ['show-code-word', 'answer-cancel'], isGreen: true }, 'answer-cancel'],
  [{ allowed: ['return-came'], isReturning: true }, 'return-address'],
  [{ allowed: ['return-came'], isReturning: true, hasReturnAddress: true }, null],
  [
    { allowed: ['return-came', 'object'], isReturning: true, hasReturnAddress: true, isReturnPosted: true },
    'return-came',
  ],
] as const)('%j: %s', (facts, next) => {
  expect(findNext({ ...sale, ...facts })).toBe(next);
});

test('a parcel that travels presses nobody', () => {
  expect([null, 'say-arrived', 'dispute'].map((next) => isPressing(next as 'dispute' | null))).toEqual([
    false,
    false,
    true,
  ]);
});
