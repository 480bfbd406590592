import { describe, expect, test } from 'vitest';
import { type AdFacts, NO_FACTS, settleFacts } from '../ad-facts.ts';
import { factProblems } from './conditions.ts';
import { listWarnings } from './warnings.ts';
import { estimatePrice } from '../../prices/model/hair-price.ts';
import { FIXTURE_RATES, MINOR_UNITS } from '../../money/money.ts';
import { PLAIN_HAIR } from '#tests/support/prices/plain-hair.ts';

const facts: AdFacts = {
  ...NO_FACTS,
  price: 42_000,
  currency: 'GBP',
  lengthMm: 711,
  circumferenceMm: 89,
  weightGrams: 160,
  cutState: 'cut',
};
const guide = estimatePrice(
  {
    longest: 28,
    shortest: null,
    weight: { grams: 160 },
    ...PLAIN_HAIR,
  },
  'GBP',
  FIXTURE_RATES,
);
const whole = (share: number, of: number | null) => Math.round(share * (of ?? 0) * MINOR_UNITS);
const warned = (more: Partial<AdFacts>, isPhotoSeenElsewhere = false) =>
  listWarnings({ ...facts, ...more }, { guide, isPhotoSeenElsewhere }).map(({ field }) => field);

describe('a slip is named, and only a slip', () => {
  test.each([
    ['a likely ad', { price: whole(1, guide.asking) }, []],
    [
      'grams far above what length and thickness make',
      { price: whole(1, guide.asking), weightGrams: 500 },
      ['weight'],
    ],
    ['grams far below it', { price: whole(1, guide.asking), weightGrams: 40 }, ['weight']],
    ['half of what a dealer pays', { price: whole(0.51, guide.dealer) }, []],
    ['less than that', { price: whole(0.49, guide.dealer) }, ['price']],
    ['two and a half times a patient sale', { price: whole(2.49, guide.private) }, []],
    ['more than that', { price: whole(2.51, guide.private) }, ['price']],
    ['no price yet', { price: null }, []],
  ] as const)('%s', (_, more, fields) => {
    expect(warned(more)).toEqual(fields);
  });

  test('a photo that is on the ad of another seller', () => {
    expect(warned({ price: whole(1, guide.asking) }, true)).toEqual(['photos']);
  });
});

describe('the lowest offer', () => {
  const offers = { ...facts, openToOffers: true };
  test.each([
    [30_000, true],
    [42_000, true],
    [42_001, false],
  ])('%i under a price of 42,000', (offerFloor, isGood) => {
    const problems = Object.keys(factProblems({ ...offers, offerFloor }, { isComplete: false }));
    expect(problems).toEqual(isGood ? [] : ['offerFloor']);
  });

  test('is forgotten by whoever takes no offers', () => {
    expect(settleFacts({ ...offers, openToOffers: false, offerFloor: 30_000 }).offerFloor).toBeNull();
  });
});
