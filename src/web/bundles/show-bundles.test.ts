import { expect, test } from 'vitest';
import type { BundlesView, HankView } from '#market/bundles/bundle-view.ts';
import { EXAMPLE_NEED } from '#rules/bundles/bundle-need.ts';
import type { Money } from '#rules/money/money.ts';
import { Refusal } from '#rules/refusal.ts';
import { askSwaps } from './ask-swaps.ts';
import { sayLooked, showHank } from './show-bundles.ts';
import { sayRates, showSum } from './show-sums.ts';

const pounds = (amount: number): Money => ({ amount: Math.round(amount * 100), currency: 'GBP' });
const rupees = (amount: number): Money => ({ amount: amount * 100, currency: 'INR' });

function makeHank(price: Money, asked: Money = price): HankView {
  return {
    ad: {
      id: 'a',
      url: '/ads/a',
      title: 'Black hair',
      photo: null,
      price: asked,
      openToOffers: true,
      seller: 'asha',
      sellerId: 'b',
      country: 'IN',
      town: null,
    },
    halfInches: 40,
    shortest: 28,
    grams: 150,
    isWeighed: true,
    colour: 'black',
    texture: 'straight',
    treatment: 'virgin',
    ethnicity: 'indian',
    cutState: 'cut',
    counted: 100,
    price,
  };
}

test('the total is that of the parts as they are shown', () => {
  const converted = [makeHank(pounds(33.4), rupees(3_500)), makeHank(pounds(33.4), rupees(3_500))];
  expect(showSum(converted, pounds(20))).toEqual({
    total: pounds(86),
    sum: 'Hair about £66 + about £20 for 2 parcels (your guess) = about £86.',
  });
  const own = [makeHank(pounds(52.5)), makeHank(pounds(40.3))];
  expect(showSum(own, pounds(20)).sum).toBe(
    'Hair £92.80 + about £20 for 2 parcels (your guess) = about £112.80.',
  );
});

test('what was worked out at a rate says so, and of which day the rate is', () => {
  const among = { need: EXAMPLE_NEED, others: [], place: 0 };
  const [own, converted] = [makeHank(pounds(40)), makeHank(pounds(31.8), rupees(3_400))];
  expect(showHank(own, among)).toMatchObject({ price: '£40', asks: null });
  expect(showHank(converted, among)).toMatchObject({ price: 'about £32', asks: '₹3,400' });
  const rated = { rateDate: '2026-11-18' };
  expect(sayRates([own, converted], rated)).toBe('Sums in other money are by the rates of 18 Nov 2026.');
  expect(sayRates([own], rated)).toBeNull();
  expect(sayRates([own], { ...rated, isOther: true })).not.toBeNull();
});

test('a hank counts by what is long enough and is drawn by all it weighs', () => {
  const shown = showHank(makeHank(pounds(40)), { need: EXAMPLE_NEED, others: [], place: 0 });
  expect(shown).toMatchObject({ grams: 100, weighs: 150 });
});

test('that none is cheaper is said only where all were compared by price', () => {
  const say = (
    looked: Partial<BundlesView['looked']>,
    { order = 'cheapest', isOwn = false }: { order?: 'cheapest' | 'alike'; isOwn?: boolean } = {},
  ) =>
    sayLooked(
      {
        looked: { hanks: 40, outOf: null, isHalved: false, ...looked },
        proposals: [{}],
        need: { order },
      } as unknown as BundlesView,
      isOwn,
    );
  expect(say({})).toBe('We looked at 40 ads. None of two to six is cheaper.');
  expect(say({}, { order: 'alike' })).toBe('We looked at 40 ads.');
  expect(say({}, { isOwn: true })).toBe('We looked at 40 ads.');
  expect(say({ hanks: 2_000, outOf: 280_000 })).toBe(
    'We looked at the 2,000 cheapest by the gram of about 280,000.',
  );
  expect(say({ hanks: 2_000, outOf: 280_000, isHalved: true })).toBe(
    'We looked at the 2,000 cheapest by the gram of about 280,000. The dearer part of them was left out.',
  );
});

test('where it cannot be told what fits, its sentence is kept; a fault stays one', async () => {
  const busy = new Refusal('too-many', 'Please wait a minute.');
  expect(await askSwaps(Promise.reject(busy))).toEqual({ swaps: [], refusal: 'Please wait a minute.' });
  await expect(askSwaps(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
