import { expect, test } from 'vitest';
import { findGrams } from '#rules/ads/ad-facts.ts';
import { EXAMPLE_NEED } from '#rules/bundles/bundle-need.ts';
import { isOfKinds } from '#rules/bundles/hair-together.ts';
import { listSwaps } from '#rules/bundles/search/swap.ts';
import { mmToInches } from '#rules/hair/measure.ts';
import { convertMoney, FIXTURE_RATES } from '#rules/money/money.ts';
import { isSentTo } from '#rules/prices/postage.ts';
import { makeDemo } from '../make-demo.ts';
import { type DemoHank, pickDemoBundle } from './pick-demo-bundle.ts';

/** The market of the demo as the bundle builder sees it. */
const hairOf = (ads: number): DemoHank[] =>
  makeDemo({ seed: 'fairhank', now: new Date('2026-11-15T10:00:00Z'), ads }).ads.flatMap((ad) => {
    const weight = findGrams(ad);
    const isThere = ad.status === 'live' || ad.status === 'sold';
    if (!weight || !isThere || ad.price === null || !isSentTo(ad, EXAMPLE_NEED.country)) return [];
    const { colour, texture, treatment, ethnicity, cutState } = ad;
    const hank: DemoHank = {
      id: ad.key,
      colour,
      texture,
      treatment,
      ethnicity,
      cutState,
      grams: weight.grams,
      isWeighed: !weight.gramsEstimated,
      halfInches: mmToInches(ad.lengthMm) * 2,
      shortest: ad.shortestLayerMm === null ? null : mmToInches(ad.shortestLayerMm) * 2,
      priceUsdCents: convertMoney({ amount: ad.price, currency: ad.currency }, 'USD', FIXTURE_RATES).amount,
      since: ad.publishedAt?.getTime() ?? 0,
      isSold: ad.status === 'sold',
    };
    return isOfKinds(hank, EXAMPLE_NEED) ? [hank] : [];
  });

test('Bela kept two hanks of which one is sold, and two or more fit in its place', () => {
  const hair = hairOf(240);
  const members = pickDemoBundle(hair) ?? [];
  expect(members.map(({ hank }) => (hank as DemoHank).isSold)).toEqual([true, false]);
  expect(members.reduce((sum, { counted }) => sum + counted, 0)).toBeGreaterThanOrEqual(EXAMPLE_NEED.grams);
  const live = hair.filter(({ isSold }) => !isSold);
  const free = { parcelUsdCents: 0, budgetUsdCents: null };
  expect(listSwaps(EXAMPLE_NEED, free, members, 0, live).length).toBeGreaterThanOrEqual(2);
});

test('a market too small has none', () => {
  expect(pickDemoBundle(hairOf(240).filter(({ isSold }) => isSold))).toBeUndefined();
  expect(pickDemoBundle([])).toBeUndefined();
});
