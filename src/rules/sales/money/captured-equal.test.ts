import { expect, test } from 'vitest';
import { findSaleDifference } from './captured-equal.ts';

const ASKED = {
  orderId: 'ORDER1',
  reference: 'payment-1',
  currency: 'GBP',
  total: 445_10,
  fee: 16_60,
  merchantId: 'SELLER1',
  country: 'GB',
  fromCountry: 'IN',
  sellersPayers: ['PAYER9'],
};
const MONEY = { amount: 445_10, currency: 'GBP' };
const CAPTURE = {
  state: 'completed',
  money: MONEY,
  fee: 16_60,
  merchantId: 'SELLER1',
  isDelayed: true,
};
const TOLD = {
  id: 'ORDER1',
  reference: 'payment-1',
  total: MONEY,
  fee: 16_60,
  merchantId: 'SELLER1',
  isDelayed: true,
  payer: { id: 'PAYER1', country: 'GB', merchantId: null },
  shipTo: { country: 'GB' },
  capture: CAPTURE,
};
const payer = (change: object) => ({ ...TOLD, payer: { ...TOLD.payer, ...change } });
const capture = (change: object) => ({ ...TOLD, capture: { ...CAPTURE, ...change } });

test('the very payment differs in nothing', () => {
  expect(findSaleDifference(ASKED, TOLD)).toBeUndefined();
});

test.each([
  ['order', { ...TOLD, id: 'ORDER2' }],
  ['state', capture({ state: 'pending' })],
  ['reference', { ...TOLD, reference: 'payment-2' }],
  ['currency', { ...TOLD, total: { amount: 445_10, currency: 'USD' } }],
  ['currency', capture({ money: { amount: 445_10, currency: 'USD' } })],
  ['total', { ...TOLD, total: { amount: 445_09, currency: 'GBP' } }],
  ['total', capture({ money: { amount: 445_09, currency: 'GBP' } })],
  ['fee', { ...TOLD, fee: 16_59 }],
  ['fee', capture({ fee: null })],
  ['payee', { ...TOLD, merchantId: 'SELLER2' }],
  ['payee', capture({ merchantId: 'SELLER2' })],
  ['mode', { ...TOLD, isDelayed: false }],
  ['mode', capture({ isDelayed: false })],
  ['payer', { ...TOLD, payer: null }],
  ['payer', payer({ merchantId: 'SELLER1' })],
  ['self', payer({ id: 'PAYER9' })],
  ['country', { ...TOLD, shipTo: { country: 'IE' } }],
  ['country', { ...TOLD, shipTo: null }],
  ['india', payer({ country: 'IN' })],
] as const)('one difference is enough: %s', (word, told) => {
  expect(findSaleDifference(ASKED, told)).toBe(word);
});
