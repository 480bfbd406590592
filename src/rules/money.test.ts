import { describe, expect, test } from 'vitest';
import {
  convertMoney,
  CURRENCIES,
  FIXTURE_RATES,
  formatMoney,
  formatPricePerGram,
  parseMoney,
  pricePerGram,
} from './money.ts';

test.each([
  [42000, 'GBP', '£420'],
  [975, 'USD', '$9.75'],
  [2150000, 'INR', '₹21,500'],
  [110, 'EUR', '€1.10'],
  [2000000, 'USD', '$20,000'],
] as const)('%d %s reads %s', (amount, currency, text) => {
  expect(formatMoney({ amount, currency })).toBe(text);
});

test.each([
  [100, 'USD', 'GBP', 80],
  [80, 'GBP', 'USD', 100],
  [1, 'USD', 'INR', 85],
  [1, 'INR', 'USD', 0],
  [45, 'EUR', 'GBP', 40],
  [5, 'USD', 'EUR', 5],
] as const)('%d %s in %s is %d', (amount, from, to, expected) => {
  expect(convertMoney({ amount, currency: from }, to, FIXTURE_RATES)).toEqual({
    amount: expected,
    currency: to,
  });
});

test.each(CURRENCIES)('%s into itself changes nothing', (currency) => {
  expect(convertMoney({ amount: 12345, currency }, currency, FIXTURE_RATES).amount).toBe(12345);
});

test('a price per gram', () => {
  expect(pricePerGram(42000, 160)).toBe(262.5);
  expect(pricePerGram(100, 3)).toBe(33.33);
  expect(pricePerGram(null, 160)).toBeNull();
  expect(pricePerGram(100, 0)).toBeNull();
  expect(formatPricePerGram(262.5, 'GBP')).toBe('£2.63 per gram');
});

describe('what people type as an amount', () => {
  test.each([
    ['420', 42000],
    [' £1,200.50 ', 120050],
    ['₹1,00,000', 10000000],
    ['9.7', 970],
    ['0', 0],
    ['1,20', 120],
    ['380,50', 38_050],
    ['42,50', 4250],
    ['1,2', 120],
    ['1.234', 123_400],
    ['€ 1.200,50', 120_050],
    ['1.200,50 €', 120_050],
    ['EUR 42,50', 4250],
    ['1,20,000/-', 12_000_000],
    ['Rs 500', 50_000],
    ['१२०', 12_000],
  ])('%s', (text, amount) => expect(parseMoney(text)).toBe(amount));

  test.each([
    '',
    '-1',
    '0.125',
    '1.2.3',
    '12,345,67',
    'abc',
    '1e3',
    'Infinity',
    '12345678901',
    '£',
    '1.',
    '£5€',
    '₿5',
  ])('%j is no amount', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });
});
