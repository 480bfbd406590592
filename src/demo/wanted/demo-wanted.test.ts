import { expect, test } from 'vitest';
import { findGrams } from '#rules/ads/ad-facts.ts';
import { toHalfInches, WANTED_LIMITS } from '#rules/wanted/wanted-fields.ts';
import { FIXTURE_RATES } from '#rules/money/money.ts';
import { matchAd } from '#rules/wanted/match-ad.ts';
import { screenNote } from '#rules/wanted/note/screen-note.ts';
import type { DemoAd } from '../ads/demo-ads.ts';
import { makeDemo } from '../make-demo.ts';
import { findHers, makeDemoWanted } from './demo-wanted.ts';

const now = new Date('2026-11-15T10:00:00Z');
const offered = (ad: DemoAd) => {
  const weight = findGrams(ad);
  return {
    ...ad,
    isFree: true,
    halfInches: toHalfInches(ad.lengthMm),
    grams: weight?.grams ?? 0,
    isWeighed: weight?.gramsEstimated === false,
    isOpenToOffers: ad.openToOffers,
    price: ad.price === null ? null : { amount: ad.price, currency: ad.currency },
  };
};

test.each([240, 120, 60, 40])('eighteen requests in a demo of %s ads', (ads) => {
  const demo = makeDemo({ seed: 'fairhank', now, ads });
  const wanted = makeDemoWanted(demo, now);
  const states = Map.groupBy(wanted, ({ status }) => status);
  expect(Object.fromEntries([...states].map(([status, all]) => [status, all.length]))).toEqual({
    live: 14,
    pending_review: 1,
    rejected: 1,
    ended: 2,
  });
  const hers = findHers(demo);
  const fitting = wanted.filter(
    ({ status, hair }) => hers && status === 'live' && matchAd(hair, offered(hers), FIXTURE_RATES) !== null,
  );
  expect(fitting).toHaveLength(3);
  for (const { hair } of wanted)
    expect(hair.shortest >= WANTED_LIMITS.halfInches.min && hair.longest >= hair.shortest).toBe(true);
});

test('in the full demo it is 24 in long', () => {
  const hers = findHers(makeDemo({ seed: 'fairhank', now, ads: 240 }));
  expect(toHalfInches(hers?.lengthMm ?? 0)).toBe(48);
});

const VERDICTS = { live: 'fine', ended: 'fine', pending_review: 'review', rejected: 'refused' };
test('what is live would be taken, and the film would not', () => {
  const wanted = makeDemoWanted(makeDemo({ seed: 'fairhank', now, ads: 240 }), now);
  for (const { status, note } of wanted) {
    expect(screenNote(note, false).verdict, note).toBe(VERDICTS[status]);
  }
});
