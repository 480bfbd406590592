import { expect, test } from 'vitest';
import { CURRENCIES, formatMoney, type Currency } from '../money/money.ts';
import { formatCharge, formatShown, isChargedAsShown, toCharge } from './charge.ts';
import { PLAN_TYPES, PLANS } from './subscription.ts';

test.each<[Currency, string, string, string]>([
  ['USD', '$12', '$12', '$12 (USD)'],
  ['GBP', '£10', '£10', '£10 (GBP)'],
  ['EUR', '€11', '€11', '€11 (EUR)'],
  ['INR', 'about ₹999', '$12', '$12 (USD), about ₹999'],
])('Seller Single read in %s shows %s and is charged %s', (currency, shown, charged, both) => {
  const charge = toCharge(PLANS[2].prices, currency);
  expect(formatShown(charge)).toBe(shown);
  expect(formatMoney(charge.charged)).toBe(charged);
  expect(formatCharge(charge)).toBe(both);
});

test('rupees are never charged, and what is charged is a price of the table', () => {
  for (const type of PLAN_TYPES)
    for (const currency of CURRENCIES) {
      const charge = toCharge(PLANS[type].prices, currency);
      expect(charge.charged.currency).not.toBe('INR');
      expect(charge.charged.amount).toBe(PLANS[type].prices[charge.charged.currency]);
      expect(isChargedAsShown(charge)).toBe(currency !== 'INR');
    }
});
