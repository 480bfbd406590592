import { describe, expect, test } from 'vitest';
import { EditAd, EditAdAsStaff, MoveAd, PostAd, ReviewAd, SellAd } from './ad-schema.ts';
import { toProblems } from '../check-input.ts';
import { PLAIN_HAIR } from '#tests/support/prices/plain-hair.ts';

const cut = {
  submit: true,
  title: '28 in straight black Indian hair, never dyed, 160 g',
  description: 'One length, never coloured, washed twice a week, air dried. Tied at the root before cutting.',
  price: 42000,
  currency: 'GBP',
  openToOffers: false,
  length: '28in',
  shortestLayer: null,
  circumference: '3.5in',
  weight: 160,
  ...PLAIN_HAIR,
  ethnicityConsent: true,
  cutState: 'cut',
  cutDate: '2026-10-01',
  rootsTied: 'yes',
  toBeCutBy: null,
  source: 'own-hair',
  declaration: true,
  country: 'IN',
  town: 'Chennai',
  shipsTo: 'worldwide',
  photos: [{ id: 'p1', tape: true }, { id: 'p2' }],
};
const uncut = { ...cut, cutState: 'uncut', cutDate: null, rootsTied: null, weight: null, toBeCutBy: 'salon' };

const problems = (input: object) => {
  const parsed = PostAd.safeParse(input);
  return parsed.success ? {} : toProblems(parsed.error);
};

test('the ad of the specification is taken, in the units that are stored', () => {
  const { submit, sellerId, consent, facts } = PostAd.parse(cut);
  expect({ submit, sellerId, consent }).toEqual({ submit: true, sellerId: null, consent: null });
  expect(facts).toMatchObject({
    lengthMm: 711,
    shortestLayerMm: null,
    circumferenceMm: 89,
    weightGrams: 160,
    price: 42000,
    shipsTo: 'worldwide',
    shipsToCountries: [],
    heat: null,
    photos: [
      { id: 'p1', tape: true },
      { id: 'p2', tape: false },
    ],
  });
});

test.each([
  ['uncut hair', uncut],
  ['an ad open to offers without a price', { ...cut, price: null, currency: null, openToOffers: true }],
  ['a list of countries', { ...cut, shipsTo: ['IN', 'GB'] }],
  ['layered hair', { ...cut, shortestLayer: '28"' }],
  ['optional facts', { ...cut, heat: 'never', smokeFree: true, washing: 'weekly-or-less' }],
  ['a draft with next to nothing', { submit: false, colour: 'black' }],
  ['dear rupees', { ...cut, currency: 'INR', price: 2_150_000 }],
  ['an ad by staff', { ...cut, sellerId: 's1', consent: { when: '2026-10-01', how: 'by phone' } }],
])('%s is taken', (_, input) => expect(problems(input)).toEqual({}));

describe('every wrong field is named, with one sentence', () => {
  test.each([
    ['length', { length: '0' }],
    ['length', { length: '81in' }],
    ['length', { length: 'long' }],
    ['length', { length: 28 }],
    ['colour', { colour: 'purple' }],
    ['price', { price: -1 }],
    ['price', { price: 1.5 }],
    ['price', { price: 99 }],
    ['price', { price: 2_000_001 }],
    ['price', { price: '42000' }],
    ['currency', { currency: 'XXX' }],
    ['weight', { weight: 0 }],
    ['weight', { weight: 2001 }],
    ['declaration', { declaration: false }],
    ['ethnicityConsent', { ethnicityConsent: false }],
    ['ethnicity', { ethnicity: 'martian' }],
    ['source', { source: 'temple' }],
    ['title', { title: 'call +44 7700 900123 for 28 in black hair' }],
    ['title', { title: 'x'.repeat(5000) }],
    ['title', { title: 'black hair \u0000 for sale' }],
    ['title', { title: 'black hair \ud800 for sale' }],
    ['description', { description: 'write to me at someone@example.com about this black hair please' }],
    ['description', { description: 'too short' }],
    ['photos', { photos: [] }],
    ['photos', { photos: [{ id: 'p1' }] }],
    ['photos', { photos: [{ id: 'p1' }, { id: 'p1' }] }],
    ['photos', { photos: Array.from({ length: 9 }, (_, at) => ({ id: `p${at}` })) }],
    ['photos', { photos: [{ id: 'p1', url: 'x' }, { id: 'p2' }] }],
    ['country', { country: 'ZZ' }],
    ['town', { town: '12 High Street' }],
    ['shipsTo', { shipsTo: 'moon' }],
    ['shipsTo', { shipsTo: [] }],
    ['shipsTo', { shipsTo: ['ZZ'] }],
    ['shortestLayer', { shortestLayer: '28.5in' }],
    ['circumference', { circumference: '9in' }],
    ['cutDate', { cutDate: '2026-02-30' }],
    ['smokeFree', { smokeFree: 'yes' }],
    ['extra', { extra: 1 }],
    ['status', { status: 'live' }],
    ['featuredUntil', { featuredUntil: '2030-01-01' }],
    ['submit', { submit: undefined }],
    ['consent', { consent: { when: '2026-10-01' } }],
  ])('%s: %j', (field, more) => {
    const found = problems({ ...cut, ...more });
    expect(Object.keys(found)).toEqual([field]);
    expect(found[field]).toHaveLength(1);
  });
});

describe('what is left out of a submitted ad is asked for', () => {
  test.each(
    'title description price length colour ethnicity texture treatment condition cutState cutDate weight rootsTied source declaration country shipsTo photos currency'.split(
      ' ',
    ),
  )('%s of cut hair', (field) => {
    expect(Object.keys(problems({ ...cut, [field]: undefined }))).toEqual([field]);
    expect(Object.keys(problems({ ...cut, [field]: null }))).toEqual([field]);
  });

  test.each(['circumference', 'toBeCutBy'])('%s of uncut hair', (field) => {
    expect(Object.keys(problems({ ...uncut, [field]: null }))).toEqual([field]);
    expect(problems({ ...cut, [field]: null })).toEqual({});
  });

  test('everything at once, beside what is wrong by itself', () => {
    const found = problems({ ...cut, length: 'long', weight: null, photos: [], extra: 1 });
    expect(Object.keys(found).toSorted()).toEqual(['extra', 'length', 'photos', 'weight']);
  });
});

test.each(['temple', 'tonsure', 'temple-hair', 'combings', 'floor-hair'])(
  '%s is refused in its own words',
  (source) => {
    expect(problems({ ...cut, source })['source']?.[0]).toContain('We do not sell temple or tonsure hair');
    expect(problems({ ...cut, source: 'shop' })['source']?.[0]).toBe('Say where the hair comes from.');
  },
);

test('consent is asked for even in a draft', () => {
  expect(Object.keys(problems({ submit: false, ethnicity: 'indian' }))).toEqual(['ethnicityConsent']);
});

test.each([null, 'x', 7, []])('%j is no ad', (input) => expect(PostAd.safeParse(input).success).toBe(false));

test('an edit carries only what changed', () => {
  expect(EditAd.parse({ adId: 'a1', version: 3, price: 100, length: '71cm', shipsTo: ['GB', 'GB'] })).toEqual(
    {
      adId: 'a1',
      version: 3,
      submit: false,
      changes: { price: 100, lengthMm: 711, shipsTo: 'countries', shipsToCountries: ['GB'] },
    },
  );
  expect(EditAd.parse({ adId: 'a1', version: 3, town: null }).changes).toEqual({ town: null });
});

test.each([
  [EditAd, {}, ['adId', 'version']],
  [
    EditAd,
    { adId: 'a1', version: 3, status: 'sold', featuredUntil: '2030-01-01' },
    ['featuredUntil', 'status'],
  ],
  [EditAd, { adId: 'a1', version: 0 }, ['version']],
  [EditAd, { adId: 'a1', version: 1, reason: 'x' }, ['reason']],
  [EditAdAsStaff, { adId: 'a1', version: 1 }, ['reason']],
  [MoveAd, { adId: 'a1', version: 1, soldPrice: 5 }, ['soldPrice']],
  [MoveAd, { adId: "'; drop", version: 1 }, ['adId']],
  [SellAd, { adId: 'a1', version: 1, soldPrice: -1 }, ['soldPrice']],
  [ReviewAd, { adId: 'a1', version: 1, decision: 'shrug', reason: 'x' }, ['decision']],
])('a step or an edit names what is wrong', (schema, input, fields) => {
  const parsed = schema.safeParse(input);
  expect(parsed.success ? [] : Object.keys(toProblems(parsed.error)).toSorted()).toEqual(fields);
});

test('a sale may keep its price to itself', () => {
  expect(SellAd.parse({ adId: 'a1', version: 1 })).toEqual({ adId: 'a1', version: 1 });
  expect(SellAd.parse({ adId: 'a1', version: 1, soldPrice: 40000 }).soldPrice).toBe(40000);
});
