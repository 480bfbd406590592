import { expect, test } from 'vitest';
import { sayCost } from './say-cost.ts';

const money = {
  currency: 'GBP',
  price: 420_00,
  postage: 8_50,
  fee: 16_60,
  total: 445_10,
  charge: 13_21,
  sellerGetsAbout: 415_29,
  back: 0,
  isSlow: false,
  owed: 0,
  isPaid: true,
} as const;

test('whoever cancels reads what it costs them', () => {
  expect(sayCost({ side: 'buyer', money, other: { username: 'asha' } })).toBe(
    'PayPal keeps its charge of £13.21. You get £431.89 back.',
  );
  expect(sayCost({ side: 'seller', money, other: { username: 'bela' } })).toBe(
    'All the money, £445.10, goes back to bela. PayPal keeps its charge of £13.21, from you.',
  );
});
