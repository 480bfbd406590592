import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inchesToMm } from '../hair/measure.ts';
import { parseInches, wholeGrams } from '../hair/read-measure.ts';
import {
  CONDITIONS,
  CUT_STATES,
  HAIR_COLOURS,
  HAIR_ETHNICITIES,
  TEXTURES,
  TREATMENTS,
} from '../hair/values.ts';
import { CURRENCIES, type Currency, FIXTURE_RATES, type Money, type Rates } from '../money/money.ts';
import { judgeAd, matchAd, type OfferedHair, type WantedHair } from './match-ad.ts';
import { toHalfInches } from './wanted-fields.ts';

/** 18–22 in, black, straight or wavy, never coloured, 150 g or more, at most $1.00 a gram, sent to the United Kingdom. */
const WANTED: WantedHair = {
  shortest: 36,
  longest: 44,
  colours: ['black'],
  textures: ['straight', 'wavy'],
  treatments: ['virgin'],
  ethnicities: [],
  grams: 150,
  cutState: null,
  budgetPerGram: { amount: 1_00, currency: 'USD' },
  country: 'GB',
};

const AD: OfferedHair = {
  isFree: true,
  halfInches: 40,
  grams: 160,
  isWeighed: true,
  colour: 'black',
  texture: 'straight',
  treatment: 'virgin',
  ethnicity: 'indian',
  cutState: 'cut',
  condition: 'good',
  price: { amount: 150_00, currency: 'USD' },
  isOpenToOffers: false,
  country: 'IN',
  shipsTo: 'worldwide',
  shipsToCountries: [],
};
const costs = (dollars: number) => ({ price: { amount: dollars * 100, currency: 'USD' as const } });

describe('the worked examples', () => {
  test.each<[string, Partial<OfferedHair>, number | null]>([
    ['W1: as asked', {}, 100],
    ['W2: 17.5 in', { halfInches: 35 }, 92],
    ['W3: 16.5 in', { halfInches: 33 }, null],
    ['W4: 24 in', { halfInches: 48 }, 92],
    ['W5: 130 g, 14 % light', { grams: 130, ...costs(120) }, 86],
    ['W6: 115 g, 24 % light', { grams: 115, ...costs(105) }, null],
    ['W7: $176', costs(176), 90],
    ['W8: $177', costs(177), null],
    ['W8, open to offers', { ...costs(177), isOpenToOffers: true }, 89],
    ['30 % dearer, open to offers', { ...costs(208), isOpenToOffers: true }, 70],
    ['more than that', { ...costs(209), isOpenToOffers: true }, null],
    [
      'W10: uncut, estimated, no price, open',
      { cutState: 'uncut', grams: 150, isWeighed: false, price: null, isOpenToOffers: true },
      85,
    ],
    ['28 in', { halfInches: 56 }, 76],
    ['28.5 in', { halfInches: 57 }, null],
    ['17 in, the shortest', { halfInches: 34 }, 84],
    ['in fair condition', { condition: 'fair' }, 95],
    ['120 g, the lightest', { grams: 120, ...costs(100) }, 80],
    ['fewer points than sixty', { halfInches: 34, grams: 120, ...costs(130), condition: 'fair' }, null],
    ['kept for somebody', { isFree: false }, null],
    ['brown', { colour: 'brown' }, null],
    ['curly', { texture: 'curly' }, null],
    ['dyed', { treatment: 'dyed' }, null],
    ['sent to its own country only', { shipsTo: 'own-country' }, null],
    ['sent there by name', { shipsTo: 'countries', shipsToCountries: ['FR', 'GB'] }, 100],
  ])('%s', (_, differs, points) =>
    expect(matchAd(WANTED, { ...AD, ...differs }, FIXTURE_RATES)?.points ?? null).toBe(points),
  );

  test.each<[string, Partial<WantedHair>, Partial<OfferedHair>, number | null]>([
    ['a type is asked for, and it is that', { ethnicities: ['indian', 'asian'] }, {}, 100],
    ['a type is asked for, and it does not say', { ethnicities: ['indian'] }, { ethnicity: null }, null],
    ['none is asked for, and it does not say', {}, { ethnicity: null }, 100],
    ['cut is asked for', { cutState: 'cut' }, { cutState: 'uncut', isWeighed: false }, null],
    ['without a budget any price will do', { budgetPerGram: null }, costs(9_000), 100],
    ['without a budget no price is still less', { budgetPerGram: null }, { price: null }, 90],
  ])('%s', (_, asks, differs, points) =>
    expect(matchAd({ ...WANTED, ...asks }, { ...AD, ...differs }, FIXTURE_RATES)?.points ?? null).toBe(
      points,
    ),
  );

  test('each difference has its sentence', () => {
    const ad = { ...AD, halfInches: 34, grams: 140, price: null, isWeighed: false };
    expect(matchAd(WANTED, ad, FIXTURE_RATES)?.reasons).toEqual([
      '1 in shorter than asked',
      '7 % lighter than asked',
      'its weight is an estimate',
      'it names no price',
    ]);
    expect(judgeAd(WANTED, { ...AD, halfInches: 28 }, FIXTURE_RATES)).toEqual({
      points: null,
      whyNot: '4 in too short',
    });
  });
});

const wanteds: fc.Arbitrary<WantedHair> = fc.record({
  shortest: fc.integer({ min: 10, max: 60 }),
  longest: fc.integer({ min: 61, max: 120 }),
  colours: fc.subarray([...HAIR_COLOURS], { minLength: 1 }),
  textures: fc.subarray([...TEXTURES], { minLength: 1 }),
  treatments: fc.subarray([...TREATMENTS], { minLength: 1 }),
  ethnicities: fc.subarray([...HAIR_ETHNICITIES]),
  grams: fc.integer({ min: 20, max: 200 }),
  cutState: fc.constantFrom(null, ...CUT_STATES),
  budgetPerGram: fc.option(
    fc.record({ amount: fc.integer({ min: 1, max: 500 }), currency: fc.constantFrom(...CURRENCIES) }),
  ),
  country: fc.constantFrom('GB', 'IN', 'US'),
});
const ads: fc.Arbitrary<OfferedHair> = fc.record({
  isFree: fc.constant(true),
  halfInches: fc.integer({ min: 8, max: 122 }),
  grams: fc.integer({ min: 15, max: 300 }),
  isWeighed: fc.boolean(),
  colour: fc.constantFrom(...HAIR_COLOURS),
  texture: fc.constantFrom(...TEXTURES),
  treatment: fc.constantFrom(...TREATMENTS),
  ethnicity: fc.constantFrom(null, ...HAIR_ETHNICITIES),
  cutState: fc.constantFrom(...CUT_STATES),
  condition: fc.constantFrom(...CONDITIONS),
  price: fc.option(
    fc.record({ amount: fc.integer({ min: 1_00, max: 900_00 }), currency: fc.constantFrom(...CURRENCIES) }),
  ),
  isOpenToOffers: fc.boolean(),
  country: fc.constantFrom('GB', 'IN'),
  shipsTo: fc.constantFrom('own-country', 'worldwide', 'countries'),
  shipsToCountries: fc.subarray(['GB', 'US']),
});
/** An ad that was made for the request, but for sizes and price: drawn freely, hardly any fits. */
const pairs = fc
  .tuple(wanteds, ads, fc.boolean())
  .map(([wanted, ad, isMadeFor]): [WantedHair, OfferedHair] => [
    wanted,
    isMadeFor
      ? {
          ...ad,
          halfInches: wanted.shortest + (ad.halfInches % 6) - 2,
          grams: Math.ceil(wanted.grams * (0.85 + (ad.grams % 30) / 100)),
          colour: wanted.colours[0] ?? 'black',
          texture: wanted.textures[0] ?? 'wavy',
          treatment: wanted.treatments[0] ?? 'virgin',
          ethnicity: wanted.ethnicities[0] ?? null,
          cutState: wanted.cutState ?? 'cut',
          shipsTo: 'worldwide',
        }
      : ad,
  ]);
const pointsOf = (wanted: WantedHair, ad: OfferedHair, rates: Rates = FIXTURE_RATES) =>
  matchAd(wanted, ad, rates)?.points ?? -1;

describe('laws', () => {
  test('whoever asks for less loses no match', () => {
    type Ease = (wanted: WantedHair, ad: OfferedHair) => [WantedHair, OfferedHair];
    const ease = fc.constantFrom<Ease[]>(
      (wanted, ad) => [{ ...wanted, colours: HAIR_COLOURS }, ad],
      (wanted, ad) => [{ ...wanted, textures: TEXTURES }, ad],
      (wanted, ad) => [{ ...wanted, treatments: TREATMENTS }, ad],
      (wanted, ad) => [{ ...wanted, shortest: wanted.shortest - 1 }, ad],
      (wanted, ad) => [{ ...wanted, longest: wanted.longest + 1 }, ad],
      (wanted, ad) => [{ ...wanted, ethnicities: [] }, ad],
      (wanted, ad) => [wanted, { ...ad, shipsTo: 'worldwide' }],
      (wanted, ad) => [{ ...wanted, budgetPerGram: null }, ad],
    );
    fc.assert(
      fc.property(pairs, ease, ([wanted, ad], easier) => {
        expect(pointsOf(...easier(wanted, ad))).toBeGreaterThanOrEqual(pointsOf(wanted, ad));
      }),
    );
  });

  test('shorter than it was, lighter or dearer, an ad that is not too long gets no more points', () => {
    fc.assert(
      fc.property(pairs, ([wanted, ad]) => {
        const points = pointsOf(wanted, ad);
        if (ad.halfInches <= wanted.longest)
          expect(pointsOf(wanted, { ...ad, halfInches: ad.halfInches - 1 })).toBeLessThanOrEqual(points);
        // Of the same price by the gram, or lighter for the same money: both are worse.
        expect(pointsOf(wanted, { ...ad, grams: ad.grams - 1 })).toBeLessThanOrEqual(points);
        if (ad.price)
          expect(
            pointsOf(wanted, { ...ad, price: { ...ad.price, amount: ad.price.amount + 50 } }),
          ).toBeLessThanOrEqual(points);
      }),
    );
  });

  const currencies = fc.constantFrom<Currency[]>(...CURRENCIES);
  const rate = fc.integer({ min: 1, max: 200 });
  const ratesOfADay: fc.Arbitrary<Rates> = fc.record({
    date: fc.constant('2026-01-01'),
    perUsd: fc.record({ USD: fc.constant(1), GBP: rate, EUR: rate, INR: rate }),
  });

  test('the same whatever money it is paid in, and whatever the budget is in', () => {
    fc.assert(
      fc.property(pairs, currencies, currencies, ratesOfADay, ([wanted, ad], paid, named, rates) => {
        const inDollars = (sum: Money | null): Money | null => sum && { ...sum, currency: 'USD' };
        const inOther = (sum: Money | null, currency: Currency): Money | null =>
          sum && { amount: sum.amount * rates.perUsd[currency], currency };
        const at = (budgetPerGram: Money | null, price: Money | null) =>
          pointsOf({ ...wanted, budgetPerGram }, { ...ad, price }, rates);
        const plain = at(inDollars(wanted.budgetPerGram), inDollars(ad.price));
        expect(at(inOther(wanted.budgetPerGram, named), inOther(ad.price, paid))).toBe(plain);
      }),
    );
  });

  test('the same whether lengths and weights were typed in inches and grams or in centimetres and ounces', () => {
    const typedInCm = (halves: number) => (parseInches(`${(halves * 1.27).toFixed(1)} cm`) ?? 0) * 2;
    const typedInOz = (grams: number) => wholeGrams(`${(grams / 28.349523125).toFixed(2)} oz`) ?? 0;
    const measured = (halves: number) => toHalfInches(inchesToMm(typedInCm(halves) / 2));
    fc.assert(
      fc.property(pairs, ([wanted, ad]) => {
        const asked = {
          ...wanted,
          shortest: Math.round(typedInCm(wanted.shortest)),
          longest: Math.round(typedInCm(wanted.longest)),
          grams: typedInOz(wanted.grams),
        };
        const offered = { ...ad, halfInches: measured(ad.halfInches), grams: typedInOz(ad.grams) };
        expect(pointsOf(asked, offered)).toBe(pointsOf(wanted, ad));
      }),
    );
  });

  test('most of what is drawn here is no test of nothing: some fit, some do not', () => {
    const drawn = fc.sample(pairs, 400).map(([wanted, ad]) => pointsOf(wanted, ad));
    expect(drawn.filter((points) => points >= 60).length).toBeGreaterThan(40);
    expect(drawn.filter((points) => points === -1).length).toBeGreaterThan(40);
  });
});
