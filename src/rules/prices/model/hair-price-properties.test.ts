import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, exact, minus, times, toNumber } from '../../numbers/exact.ts';
import {
  CONDITIONS,
  HAIR_COLOURS,
  HAIR_ETHNICITIES,
  HAIR_LENGTHS,
  TEXTURES,
  TREATMENTS,
} from '../../hair/values.ts';
import { baseInDollars, estimatePrice, type PricedHair } from './hair-price.ts';
import { PRICE_TABLE, type PriceTable } from './price-table.ts';
import { parseGrams, parseInches } from '../../hair/read-measure.ts';
import { CURRENCIES, FIXTURE_RATES, type Currency } from '../../money/money.ts';

const inches = fc.integer({ min: 0, max: 800 }).map((tenths) => tenths / 10);
const grams = fc.integer({ min: 1, max: 2000 });
const words = fc.record({
  colour: fc.constantFrom(...HAIR_COLOURS),
  ethnicity: fc.constantFrom(...HAIR_ETHNICITIES),
  treatment: fc.constantFrom(...TREATMENTS),
  texture: fc.constantFrom(...TEXTURES),
  condition: fc.constantFrom(...CONDITIONS),
});
type Words = Omit<PricedHair, 'longest' | 'shortest' | 'weight'>;

const hair = (longest: number, weight: number | PricedHair['weight'], kind: Words): PricedHair => ({
  ...kind,
  longest,
  shortest: null,
  weight: typeof weight === 'number' ? { grams: weight } : weight,
});
const estimate = (asked: PricedHair, currency: Currency = 'USD') =>
  estimatePrice(asked, currency, FIXTURE_RATES);

/** Ten thousand cases of each property. */
const runs = { numRuns: 10_000 };

test('longer is never cheaper, weighed or measured', () => {
  const girth = fc.integer({ min: 4, max: 32 }).map((quarters) => ({ circumference: quarters / 4 }));
  fc.assert(
    fc.property(inches, inches, fc.oneof(grams, girth), words, (a, b, weight, kind) => {
      const short = baseInDollars(hair(Math.min(a, b), weight, kind));
      return compare(short, baseInDollars(hair(Math.max(a, b), weight, kind))) <= 0;
    }),
    runs,
  );
});

test('heavier is never cheaper', () => {
  fc.assert(
    fc.property(inches, grams, grams, words, (length, a, b, kind) => {
      const light = baseInDollars(hair(length, Math.min(a, b), kind));
      return compare(light, baseInDollars(hair(length, Math.max(a, b), kind))) <= 0;
    }),
    runs,
  );
});

test('dyed is exactly half of virgin before rounding', () => {
  fc.assert(
    fc.property(inches, grams, words, (length, weight, kind) => {
      const dyed = baseInDollars(hair(length, weight, { ...kind, treatment: 'dyed' }));
      const virgin = baseInDollars(hair(length, weight, { ...kind, treatment: 'virgin' }));
      return compare(times(dyed, exact(2)), virgin) === 0;
    }),
    runs,
  );
});

test('no jump at the edge of a band', () => {
  fc.assert(
    fc.property(fc.constantFrom(5, 10, 15, 20, 25, 30, 40), grams, words, (edge, weight, kind) => {
      const before = baseInDollars(hair(edge - 1e-6, weight, kind));
      const after = baseInDollars(hair(edge, weight, kind));
      return Math.abs(toNumber(minus(after, before))) <= weight * 1e-6;
    }),
    runs,
  );
});

test('dealer ≤ asking ≤ private, or none of them', () => {
  fc.assert(
    fc.property(inches, grams, words, fc.constantFrom(...CURRENCIES), (length, weight, kind, currency) => {
      const { dealer, asking, private: privately, noMarket } = estimate(hair(length, weight, kind), currency);
      if (dealer === null || asking === null || privately === null) return noMarket;
      return dealer <= asking && asking <= privately && !noMarket;
    }),
    runs,
  );
});

test('inches or centimetres, grams or kilograms: the same answer', () => {
  const halves = fc.integer({ min: 1, max: 160 }).map((each) => each / 2);
  fc.assert(
    fc.property(halves, grams, words, (length, weight, kind) => {
      const centimetres = parseInches(`${(length * 254) / 100}cm`) ?? -1;
      const kilograms = parseGrams(`${(weight / 1000).toFixed(4)} kg`) ?? -1;
      expect(estimate(hair(centimetres, kilograms, kind))).toEqual(estimate(hair(length, weight, kind)));
    }),
    runs,
  );
});

test('ounces or the grams they are: the same answer', () => {
  fc.assert(
    fc.property(inches, fc.integer({ min: 1, max: 700 }), words, (length, tenths, kind) => {
      const digits = (BigInt(tenths) * 28_349_523_125n).toString().padStart(12, '0');
      const inGrams = Number(`${digits.slice(0, -10)}.${digits.slice(-10)}`);
      const inOunces = parseGrams(`${tenths / 10} oz`) ?? -1;
      expect(estimate(hair(length, inOunces, kind))).toEqual(estimate(hair(length, inGrams, kind)));
    }),
    runs,
  );
});

describe('whatever our own sales said of the cells', () => {
  const constant = fc.integer({ min: 20, max: 400 }).map((hundredths) => hundredths / 100);
  const cells = fc.dictionary(
    fc.constantFrom(...HAIR_LENGTHS),
    fc.record({ black: constant, red: constant }),
  );
  const colour = fc.constantFrom('black' as const, 'red' as const);
  const table = cells.map((moved): PriceTable => ({ ...PRICE_TABLE, cells: moved }));

  test('refitted or not, longer is never cheaper', () => {
    fc.assert(
      fc.property(inches, inches, words, colour, table, (a, b, kind, shade, refitted) => {
        const of = (length: number) => baseInDollars(hair(length, 100, { ...kind, colour: shade }), refitted);
        return compare(of(Math.min(a, b)), of(Math.max(a, b))) <= 0;
      }),
      runs,
    );
  });

  test('refitted or not, there is no jump at the edge of a band', () => {
    const edge = fc.constantFrom(5, 10, 15, 20, 25, 30);
    fc.assert(
      fc.property(edge, words, colour, table, (at, kind, shade, refitted) => {
        const of = (length: number) => baseInDollars(hair(length, 100, { ...kind, colour: shade }), refitted);
        return toNumber(minus(of(at), of(at - 0.0001))) < 0.1;
      }),
      runs,
    );
  });
});
