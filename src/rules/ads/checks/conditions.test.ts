import { describe, expect, test } from 'vitest';
import { ensureFacts, factProblems } from './conditions.ts';
import { type AdFacts, findGrams, mergeFacts, NO_FACTS, settleFacts } from '../ad-facts.ts';
import { adSlug, adTitle, adUrl } from '../title.ts';
import { exportFloorProblem, meetsExportFloor } from '../../prices/export-floor.ts';
import { FIXTURE_RATES } from '../../money/money.ts';
import { PLAIN_HAIR } from '#tests/support/prices/plain-hair.ts';

const now = new Date('2026-06-01T12:00:00Z');
const cut: AdFacts = {
  ...NO_FACTS,
  title: '28 in straight black Indian hair',
  description: 'One length, never coloured, air dried.',
  price: 42000,
  currency: 'GBP',
  lengthMm: 711,
  weightGrams: 160,
  ...PLAIN_HAIR,
  ethnicityConsent: true,
  cutState: 'cut',
  cutDate: '2026-05-01',
  rootsTied: 'yes',
  source: 'own-hair',
  declaration: true,
  country: 'IN',
  shipsTo: 'worldwide',
  photos: [
    { id: 'p1', tape: false, slot: null },
    { id: 'p2', tape: false, slot: null },
  ],
};
const uncut: AdFacts = {
  ...cut,
  cutState: 'uncut',
  cutDate: null,
  weightGrams: null,
  circumferenceMm: 89,
  toBeCutBy: 'salon',
};
const complete = { isComplete: true, now, rates: FIXTURE_RATES };

test('good facts pass', () => {
  expect(factProblems(cut, complete)).toEqual({});
  expect(factProblems(uncut, complete)).toEqual({});
  expect(() => ensureFacts(cut, complete)).not.toThrow();
});

describe('the day it was cut', () => {
  test.each([
    ['2026-06-01', true],
    ['2026-06-02', true],
    ['2026-06-03', false],
  ])('%s', (cutDate, isGood) => {
    expect(Object.keys(factProblems({ ...cut, cutDate }, complete))).toEqual(isGood ? [] : ['cutDate']);
  });

  test.each([
    ['09:59', ['cutDate']],
    ['10:00', []],
  ])('tomorrow at %s in Greenwich, when it begins on the first island', (time, fields) => {
    const problems = factProblems(
      { ...cut, cutDate: '2026-06-02' },
      { ...complete, now: new Date(`2026-06-01T${time}:00Z`) },
    );
    expect(Object.keys(problems)).toEqual(fields);
  });
});

test('whoever withdrew consent need not give the hair type', () => {
  const withdrawn = mergeFacts(cut, { ethnicityConsent: false });
  expect(withdrawn.ethnicity).toBeNull();
  expect(Object.keys(factProblems(withdrawn, complete))).toEqual(['ethnicity']);
  expect(factProblems(withdrawn, { ...complete, isEthnicityWithdrawn: true })).toEqual({});
});

test('an edit that does not fit the rest is refused', () => {
  expect(() => ensureFacts(mergeFacts(cut, { shortestLayerMm: 800 }), complete)).toThrow(
    expect.objectContaining({ code: 'invalid', fields: { shortestLayer: [expect.any(String)] } }),
  );
  expect(
    Object.keys(factProblems(mergeFacts(cut, { currency: 'INR', price: 200_000_001 }), complete)),
  ).toEqual(['price']);
});

test('what does not apply is blanked', () => {
  expect(settleFacts({ ...cut, toBeCutBy: 'salon' }).toBeCutBy).toBeNull();
  expect(mergeFacts(cut, { cutState: 'uncut' })).toMatchObject({
    weightGrams: null,
    cutDate: null,
    rootsTied: null,
  });
  expect(settleFacts({ ...cut, shipsTo: 'worldwide', shipsToCountries: ['GB'] }).shipsToCountries).toEqual(
    [],
  );
  expect(settleFacts({ ...cut, currency: null }).currency).toBe('INR');
  expect(settleFacts(NO_FACTS)).toEqual(NO_FACTS);
});

test.each([
  ['weighed', cut, { grams: 160, gramsEstimated: false }],
  ['on the head', uncut, { grams: 206, gramsEstimated: true }],
  [
    'on the head, whatever it is said to weigh',
    { ...uncut, weightGrams: 900 },
    { grams: 206, gramsEstimated: true },
  ],
  ['not measured', { ...uncut, circumferenceMm: null }, null],
  ['very little', { ...uncut, lengthMm: 25, circumferenceMm: 25 }, { grams: 1, gramsEstimated: true }],
])('hair that is %s', (_, facts, weight) => expect(findGrams(facts)).toEqual(weight));

describe('leaving India', () => {
  type Offer = Parameters<typeof exportFloorProblem>[0];
  const offer: Offer = {
    country: 'IN',
    shipsTo: 'worldwide',
    shipsToCountries: [],
    price: 974,
    currency: 'USD',
    grams: 150,
  };
  const low = (more: Partial<Offer>) =>
    exportFloorProblem({ ...offer, ...more }, FIXTURE_RATES) !== undefined;

  test('150 g at 9.75 USD passes, at 9.74 fails', () => {
    expect(low({ price: 975 })).toBe(false);
    expect(low({ price: 974 })).toBe(true);
  });

  test.each<[string, Partial<Offer>, boolean]>([
    ['to chosen countries abroad', { shipsTo: 'countries', shipsToCountries: ['IN', 'FR'] }, true],
    ['to India alone, by a list', { shipsTo: 'countries', shipsToCountries: ['IN'] }, false],
    ['within India', { shipsTo: 'own-country' }, false],
    ['from elsewhere', { country: 'GB' }, false],
    ['without a price', { price: null, currency: null }, false],
    ['in rupees just below', { currency: 'INR', price: 82874 }, true],
    ['in rupees at the floor', { currency: 'INR', price: 82875 }, false],
  ])('%s', (_, more, isProblem) => expect(low(more)).toBe(isProblem));

  test('the facts of an ad are held against it, uncut hair by its estimate', () => {
    expect(
      Object.keys(factProblems({ ...cut, price: 900, currency: 'USD', weightGrams: 150 }, complete)),
    ).toEqual(['shipsTo']);
    expect(Object.keys(factProblems({ ...uncut, price: 1300, currency: 'USD' }, complete))).toEqual([
      'shipsTo',
    ]);
    expect(factProblems({ ...cut, price: 900, currency: 'USD' }, { ...complete, isComplete: false })).toEqual(
      {},
    );
  });

  test('a kilogram of 65 dollars is at the floor', () => {
    expect(meetsExportFloor({ amount: 6500, currency: 'USD' }, 1000, FIXTURE_RATES)).toBe(true);
  });
});

test.each([
  [
    cut,
    '28 in straight black Indian hair, never dyed, 160 g',
    '28-in-straight-black-indian-hair-never-dyed-160-g',
  ],
  [
    uncut,
    '28 in straight black Indian hair, never dyed, about 206 g',
    '28-in-straight-black-indian-hair-never-dyed-about-206-g',
  ],
  [
    { ...cut, ethnicity: null, colour: 'white-and-grey' as const, lengthMm: 724 },
    '28.5 in straight grey hair, never dyed, 160 g',
    '28-5-in-straight-grey-hair-never-dyed-160-g',
  ],
  [NO_FACTS, 'hair', 'hair'],
])('a title and an address from the facts', (facts, title, slug) => {
  expect(adTitle(facts)).toBe(title);
  expect(adSlug(facts)).toBe(slug);
  expect(adUrl('x1', slug)).toBe(`/ad/x1/${slug}`);
});
