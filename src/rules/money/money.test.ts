import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  convertMoney,
  CURRENCIES,
  FIXTURE_RATES,
  formatMoney,
  formatPricePerGram,
  MINOR_UNITS,
  pricePerGram,
} from './money.ts';
import { parseMoney } from './read-money.ts';

test.each([
  [42000, 'GBP', '£420'],
  [975, 'USD', '$9.75'],
  [2150000, 'INR', '₹21,500'],
  [110, 'EUR', '€1.10'],
  [2000000, 'USD', '$20,000'],
  [0, 'GBP', '£0'],
  [-0, 'GBP', '£0'],
  [-500, 'GBP', '-£5'],
  [-123450, 'INR', '-₹1,234.50'],
  [1, 'EUR', '€0.01'],
] as const)('%d %s reads %s', (amount, currency, text) => {
  expect(formatMoney({ amount, currency })).toBe(text);
});

describe.each(CURRENCIES)('%s reads as Intl writes it', (currency) => {
  const intl = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  function expectSame(amount: number) {
    expect(formatMoney({ amount, currency })).toBe(intl.format(amount / MINOR_UNITS));
  }

  test.each([0, 1, 9, 10, 99, 100, 101, 110, 99_999, 100_000, 99_999_999, 100_000_000, 262.5, 0.5])(
    '%d, above and below nothing',
    (amount) => {
      expectSame(amount);
      if (amount > 0) expectSame(-amount);
    },
  );
  test('the amounts of prices', () => fc.assert(fc.property(fc.integer(), expectSame)));
  // Past these, the division that Intl needs loses the last digit.
  test('huge amounts', () =>
    fc.assert(fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), expectSame)));
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
