import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countFee,
  FEE_STEPS,
  giveBackAll,
  giveBackOnCancel,
  giveBackPart,
  PROVIDER_RATES,
  SALE_CURRENCIES,
  sumUp,
} from './sale-fee.ts';

/** `npm run test:more -- fees` tries a hundred thousand. */
const CASES = Number(process.env['SALE_CASES'] ?? 1000);

test.each([
  ['GBP', 10_00, 1_50],
  ['GBP', 30_00, 1_50],
  ['GBP', 30_10, 1_51],
  ['GBP', 200_00, 10_00],
  ['GBP', 420_00, 16_60],
  ['GBP', 1_000_00, 34_00],
  ['GBP', 2_400_00, 55_00],
  ['USD', 40_00, 2_00],
  ['USD', 260_00, 12_80],
  ['USD', 1_250_00, 42_50],
  ['EUR', 35_00, 1_75],
  ['EUR', 500_00, 19_60],
] as const)('the fee of %s %d is %d', (currency, amount, fee) => {
  expect(countFee({ amount, currency })).toBe(fee);
});

test('the examples: what the buyer pays, what the provider takes, what the seller gets', () => {
  expect(sumUp({ amount: 420_00, currency: 'GBP' }, 8_50, PROVIDER_RATES.home)).toEqual({
    price: 420_00,
    postage: 8_50,
    fee: 16_60,
    total: 445_10,
    charge: 13_21,
    sellerGets: 415_29,
  });
  expect(sumUp({ amount: 260_00, currency: 'USD' }, 28_00, PROVIDER_RATES.fromIndia)).toMatchObject({
    total: 300_80,
    charge: 13_54,
    sellerGets: 274_46,
  });
});

test('what goes back', () => {
  const paid = { price: { amount: 420_00, currency: 'GBP' }, total: 445_10, charge: 13_21 } as const;
  expect(giveBackAll(paid)).toEqual({ toBuyer: 445_10, feeKept: 0 });
  expect(giveBackOnCancel(paid)).toEqual({ toBuyer: 431_89, feeKept: 0 });
  // £120 of £420: the fee of £300 is £13, so £3.60 of ours goes back as well.
  expect(giveBackPart(paid, 120_00)).toEqual({ toBuyer: 123_60, feeKept: 13_00 });
});

const price = fc.record({
  currency: fc.constantFrom(...SALE_CURRENCIES),
  amount: fc.integer({ min: 10_00, max: 3_000_00 }),
});

test('a higher price never has a lower fee, and none is under the least', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 500_00 }), ({ currency, amount }, more) => {
      const fee = countFee({ currency, amount });
      expect(fee).toBeGreaterThanOrEqual(FEE_STEPS[currency].least);
      expect(countFee({ currency, amount: amount + more })).toBeGreaterThanOrEqual(fee);
    }),
    { numRuns: CASES },
  );
});

test('however a part is cut into smaller ones, as much goes back and as much is kept', () => {
  fc.assert(
    fc.property(price, fc.array(fc.integer({ min: 1, max: 300_00 }), { maxLength: 5 }), (hair, parts) => {
      const given = parts.filter((part, at) => sum(parts.slice(0, at)) + part < hair.amount);
      const whole = sum(given);
      fc.pre(whole > 0 && whole < hair.amount);
      let [back, before] = [0, 0];
      for (const part of given) {
        back += giveBackPart({ price: hair }, part, before).toBuyer;
        before += part;
      }
      const atOnce = giveBackPart({ price: hair }, whole);
      expect(back).toBe(atOnce.toBuyer);
      expect(back + (hair.amount - whole) + atOnce.feeKept).toBe(hair.amount + countFee(hair));
    }),
    { numRuns: CASES },
  );
});

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
