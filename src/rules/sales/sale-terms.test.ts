import { describe, expect, test } from 'vitest';
import { NOT_PROTECTED_SENTENCES, protectionFor } from './protection.ts';
import { findSaleRights } from './sale-countries.ts';
import { SALE_LIMITS, type SaleTerms, suggestLeast, suggestLowerPrice, termsProblems } from './sale-terms.ts';
import { FEE_STEPS, countFee, SALE_CURRENCIES } from './money/sale-fee.ts';

const HAIR = { grams: 160, lengthMm: 711 };
const TERMS: SaleTerms = {
  price: { amount: 420_00, currency: 'GBP' },
  postage: 8_50,
  postageBy: 'buyer',
  shipDays: 4,
  leastGrams: 155,
  leastLengthMm: 686,
};
const problems = (more: Partial<SaleTerms>, isNewcomer = false) => {
  const terms = { ...TERMS, ...more };
  const total = terms.price.amount + terms.postage + countFee(terms.price);
  return termsProblems(terms, { total, isNewcomer, hair: HAIR });
};
const price = (amount: number) => ({ price: { amount, currency: 'GBP' as const } });

describe('the terms of a sale', () => {
  test('that are right have no problem', () => {
    expect(problems({})).toEqual({});
    expect(problems({ postage: 0, postageBy: 'seller' })).toEqual({});
  });
  test.each([
    [price(10_00), {}],
    [price(9_99), { price: ['Between £10 and £2,500.'] }],
    // With postage and fee the sum is £2,500, and £2,500.01.
    [price(2_435_96), {}],
    [price(2_435_97), { price: ['Between £10 and £2,500.'] }],
    [{ postage: 0 }, { postage: ['Between £0.01 and £80.'] }],
    [{ postage: 1 }, {}],
    [{ postage: 80_00 }, {}],
    [{ postage: 80_01 }, { postage: ['Between £0.01 and £80.'] }],
    [{ postageBy: 'seller' as const }, { postage: ['Postage that you pay is in the price: leave it out.'] }],
    [{ shipDays: 1 }, { shipDays: ['Choose 2 to 5 days.'] }],
    [{ shipDays: 2 }, {}],
    [{ shipDays: 5 }, {}],
    [{ shipDays: 6 }, { shipDays: ['Choose 2 to 5 days.'] }],
    [{ shipDays: 2.5 }, { shipDays: ['Choose 2 to 5 days.'] }],
    [{ leastGrams: 160 }, {}],
    [{ leastGrams: 161 }, { leastGrams: ['Promise between 1 and 160 grams: the ad says no more.'] }],
    [{ leastLengthMm: 712 }, { leastLength: ['Promise no more length than the ad says.'] }],
  ])('%j: %j', (more, expected) => {
    expect(problems(more)).toEqual(expected);
  });
  test('of somebody new end at a smaller sum', () => {
    expect(problems(price(420_00), true)).toEqual({});
    expect(problems(price(500_00), true)).toEqual({
      price: ['Until you have finished three sales, a sale can be £500 at most.'],
    });
  });
  test('begin with a little less than the ad says', () => {
    expect(suggestLeast({ ...HAIR, isEstimated: false })).toEqual({ leastGrams: 155, leastLengthMm: 686 });
    expect(suggestLeast({ ...HAIR, isEstimated: true }).leastGrams).toBe(136);
  });
  test('are lowered by what was measured, and only then', () => {
    expect(suggestLowerPrice(420_00, { leastGrams: 155 }, { grams: 155 })).toBeNull();
    expect(suggestLowerPrice(420_00, { leastGrams: 155 }, { grams: 150 })).toBe(406_45);
  });
  test('know each currency once: limits and fees', () => {
    expect(Object.keys(SALE_LIMITS).toSorted()).toEqual([...SALE_CURRENCIES].toSorted());
    expect(Object.keys(FEE_STEPS).toSorted()).toEqual([...SALE_CURRENCIES].toSorted());
  });
});

describe('whether two can have a protected sale', () => {
  const ON = { isOn: true, countries: null };
  const between = (seller: string, buyer: string, currency: 'GBP' | 'INR' | 'USD' = 'GBP') =>
    protectionFor({ currency }, { country: buyer }, { country: seller }, ON);
  test.each([
    ['GB', 'GB', 'GBP', 'GBP'],
    ['DE', 'GB', 'GBP', 'GBP'],
    ['IN', 'GB', 'INR', 'USD'],
    ['IN', 'GB', 'GBP', 'USD'],
    ['GB', 'IN', 'INR', 'USD'],
    ['GB', 'NG', 'GBP', 'GBP'],
  ] as const)('from %s to %s, asked in %s: in %s', (seller, buyer, asked, currency) => {
    expect(between(seller, buyer, asked)).toEqual({ isPossible: true, currency });
  });
  test.each([
    ['IN', 'IN', 'inside-india'],
    ['NG', 'GB', 'countries'],
    ['GB', 'KP', 'countries'],
    ['XX', 'GB', 'countries'],
  ] as const)('from %s to %s not: %s', (seller, buyer, why) => {
    expect(between(seller, buyer)).toEqual({ isPossible: false, why });
    expect(NOT_PROTECTED_SENTENCES[why].length).toBeGreaterThan(10);
  });
  test('a site says where, and whether at all', () => {
    const ask = (settings: Parameters<typeof protectionFor>[3]) =>
      protectionFor({ currency: 'GBP' }, { country: 'DE' }, { country: 'GB' }, settings).isPossible;
    expect(ask({ isOn: true, countries: ['GB', 'DE'] })).toBe(true);
    expect(ask({ isOn: true, countries: ['GB'] })).toBe(false);
    expect(ask({ isOn: false, countries: null })).toBe(false);
    expect(findSaleRights('IN')).toBe('abroad-only');
  });
});
