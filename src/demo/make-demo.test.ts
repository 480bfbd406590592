import { expect, test } from 'vitest';
import { username } from '#rules/accounts/account-schema.ts';
import { factProblems } from '#rules/ads/checks/conditions.ts';
import { NO_FACTS } from '#rules/ads/ad-facts.ts';
import { adFields } from '#rules/ads/fields/field-schema.ts';
import { statusAt } from '#rules/ads/state.ts';
import { isCountry } from '#rules/countries/countries.ts';
import { HAIR_CATEGORIES } from '#rules/hair/hair-words.ts';
import { toLengthBand, mmToInches } from '#rules/hair/measure.ts';
import { FIXTURE_RATES } from '#rules/money/money.ts';
import { toSubscriptionFlags, toPlanLimits } from '#rules/payments/subscription.ts';
import { CONVERSATION_SHARES } from './messages/demo-messages.ts';
import {
  COLOUR_SHARES,
  CONDITION_SHARES,
  CUT_SHARES,
  ETHNICITY_SHARES,
  TREATMENT_SHARES,
} from './ads/demo-hair.ts';
import { COUNTRY_SHARES } from './demo-countries.ts';
import { placesHeld } from './people/demo-sellers.ts';
import { STATUS_SHARES } from './ads/demo-statuses.ts';
import { makeDemoImport } from './trade/demo-imports.ts';
import { makeDemo } from './make-demo.ts';
import { SCAMS } from './messages/demo-message-texts.ts';
import { findRatingFaults } from '#rules/ratings/screen-rating.ts';
import { DAY_MS } from '#rules/time.ts';

const now = new Date('2026-11-15T10:00:00Z');
const demo = makeDemo({ seed: 'demo', now });
const person = new Map(demo.people.map((each) => [each.key, each]));
const live = demo.ads.filter((ad) => ad.status === 'live');

test('the same seed and day give the same market', () => {
  expect(makeDemo({ seed: 'demo', now })).toEqual(demo);
  expect(makeDemo({ seed: 'other', now, ads: 40 }).ads[0]?.description).not.toBe(
    makeDemo({ seed: 'demo', now, ads: 40 }).ads[0]?.description,
  );
});

const percent = <Item>(list: readonly Item[], is: (each: Item) => boolean) =>
  (list.filter(is).length / list.length) * 100;

test.each([
  ['status', STATUS_SHARES, 3],
  ['ethnicity', ETHNICITY_SHARES, 1.5],
  ['treatment', TREATMENT_SHARES, 1.5],
  ['condition', CONDITION_SHARES, 1.5],
  ['cutState', CUT_SHARES, 1.5],
  ['country', COUNTRY_SHARES, 1],
] as const)('%s is shared out as in the trade', (field, shares, tolerance) => {
  for (const [value, share] of Object.entries(shares)) {
    const found = percent(demo.ads, (ad) => ad[field] === value);
    expect(Math.abs(found - share), `${value}: ${found} % instead of ${share} %`).toBeLessThan(tolerance);
  }
});

test.each(Object.entries(COLOUR_SHARES))(
  'colours of %s hair are shared out as in the trade',
  (ethnicity, shares) => {
    const heads = demo.ads.filter((ad) => ad.ethnicity === ethnicity);
    for (const [colour, share] of Object.entries(shares)) {
      const expected = (share / 100) * heads.length;
      expect(Math.abs(heads.filter((ad) => ad.colour === colour).length - expected)).toBeLessThan(2.1);
    }
  },
);

test.each([
  ['5-10-inches', 6],
  ['10-15-inches', 16],
  ['15-20-inches', 30],
  ['20-25-inches', 29],
  ['25-30-inches', 15],
  ['30-inches-plus', 5],
])('%s: about %d per cent', (band, share) => {
  expect(
    Math.abs(percent(demo.ads, (ad) => toLengthBand(mmToInches(ad.lengthMm)) === band) - share),
  ).toBeLessThan(2.5);
});

test.each([240, 60, 24])('with %d ads every category has one on show', (ads) => {
  const shown = makeDemo({ seed: 'demo', now, ads }).ads.filter((ad) => ad.status === 'live');
  const kinds = new Set<string>(
    shown.flatMap((ad) => [toLengthBand(mmToInches(ad.lengthMm)), ad.colour, ad.ethnicity]),
  );
  expect(HAIR_CATEGORIES.filter(({ value }) => !kinds.has(value))).toEqual([]);
});

test('every ad but a draft could have been posted by the rules', () => {
  const ids = ['a', 'b', 'c', 'd'];
  for (const ad of demo.ads.filter(({ status }) => status !== 'draft')) {
    const photos = ad.pictures.map(({ tape }, place) => ({ id: ids[place] ?? '', tape, slot: null }));
    const facts = { ...NO_FACTS, ...ad, photos, ethnicityConsent: true, declaration: true };
    expect(factProblems(facts, { isComplete: true, now, rates: FIXTURE_RATES }), ad.title).toEqual({});
    expect(adFields.title.safeParse(ad.title).error, ad.title).toBeUndefined();
    expect(adFields.description.safeParse(ad.description).error, ad.description).toBeUndefined();
    expect(adFields.town.safeParse(ad.town).success && isCountry(ad.country)).toBe(true);
  }
});

test('no two ads are described in the same words', () => {
  expect(new Set(demo.ads.map((ad) => ad.description)).size).toBe(demo.ads.length);
});

test('dates follow one another within eighteen months', () => {
  for (const ad of demo.ads) {
    const order = [now.getTime() - 552 * DAY_MS, ad.createdAt, ad.publishedAt, ad.soldAt, now]
      .filter((date) => date !== null)
      .map(Number);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(Number(person.get(ad.sellerKey)?.createdAt)).toBeLessThan(Number(ad.createdAt));
    expect(statusAt({ ...ad, reservedUntil: null }, now)).toBe(ad.status);
    expect(ad.statusSince.getTime()).toBeLessThanOrEqual(now.getTime());
    if (ad.cutDate !== null) expect(ad.cutDate <= ad.createdAt.toISOString()).toBe(true);
  }
});

test('hair that is sold went for the asking price or a little less, after about five weeks', () => {
  const sold = demo.ads.filter((ad) => ad.status === 'sold');
  for (const { price, soldPrice } of sold) {
    expect(soldPrice).not.toBeNull();
    if (price !== null) expect((soldPrice ?? 0) / price).toBeGreaterThan(0.75);
    if (price !== null) expect((soldPrice ?? 0) / price).toBeLessThanOrEqual(1);
  }
  const days = sold
    .map((ad) => (Number(ad.soldAt) - Number(ad.publishedAt)) / DAY_MS)
    .toSorted((a, b) => a - b);
  expect(days[Math.floor(days.length / 2)]).toBeGreaterThan(28);
  expect(days[Math.floor(days.length / 2)]).toBeLessThan(40);
  expect(days.at(-1)).toBeLessThanOrEqual(90);
});

test('ninety sellers, sixty buyers, three creators, a moderator and an admin', () => {
  const count = (role: string, type: number) =>
    demo.people.filter((each) => each.role === role && each.accountType === type).length;
  expect([
    count('enduser', 2),
    count('enduser', 1),
    count('creator', 0),
    count('moderator', 0),
    count('admin', 0),
  ]).toEqual([90, 60, 3, 1, 1]);
  expect(new Set(demo.people.map(({ email }) => email)).size).toBe(demo.people.length);
  for (const each of demo.people) {
    expect(username.safeParse(each.username).success, each.username).toBe(true);
    expect(each.email).toMatch(/@(example\.com|fairhank\.test)$/);
  }
});

test.each(['asha', 'bela', 'cleo', 'mira', 'dara'])('%s can use the demo with a running plan', (name) => {
  for (const ads of [240, 24]) {
    const found = makeDemo({ seed: 1, now, ads }).people.find(({ key }) => key === name);
    expect(found?.email).toBe(`${name}@fairhank.test`);
    expect(found && toSubscriptionFlags(found, toSubscription(found.plan), now).isActive).toBe(1);
  }
});

test('nobody shows more than their plan allows', () => {
  for (const seller of demo.people.filter(({ accountType }) => accountType === 2)) {
    const own = demo.ads.filter((ad) => ad.sellerKey === seller.key);
    const limits = toPlanLimits(seller, toSubscriptionFlags(seller, toSubscription(seller.plan), now));
    expect(placesHeld(own), seller.key).toBeLessThanOrEqual(limits.liveAds);
    expect(own.filter((ad) => ad.featuredUntil !== null).length).toBeLessThanOrEqual(limits.featuredAds);
  }
});

test('asha has ads to try things on, and ten ads are featured', () => {
  const hers = demo.ads.filter((ad) => ad.sellerKey === 'asha').map(({ status }) => status);
  expect(new Set(hers).size).toBeGreaterThanOrEqual(4);
  expect(hers.filter((status) => status === 'live').length).toBeGreaterThanOrEqual(2);
  expect(live.filter((ad) => ad.featuredUntil !== null && ad.featuredUntil > now)).toHaveLength(10);
});

test('asha has sent a file of twelve tails, two of them written wrongly', () => {
  const file = makeDemoImport(demo.ads, now);
  expect(file?.rows).toHaveLength(12);
  expect(file?.rows.filter(({ problems }) => problems.length > 0)).toHaveLength(2);
});

test('two to four pictures of the same hair, one beside the tape in most ads', () => {
  for (const { pictures } of demo.ads) {
    expect([2, 3, 4]).toContain(pictures.length);
    expect(pictures.filter(({ tape }) => tape).length).toBeLessThanOrEqual(1);
    expect(new Set(pictures.map(({ seed }) => seed)).size).toBe(1);
    expect(new Set(pictures.map(({ view }) => view)).size).toBe(pictures.length);
  }
  expect(percent(demo.ads, ({ pictures }) => pictures.some(({ tape }) => tape))).toBeGreaterThan(80);
});

test('conversations are of every kind, one for each ad and buyer, and each row of the scams is shown', () => {
  for (const [kind, share] of Object.entries(CONVERSATION_SHARES))
    expect(Math.abs(percent(demo.conversations, (each) => each.kind === kind) - share)).toBeLessThan(1.5);
  const pairs = demo.conversations.map(({ adKey, buyerKey }) => `${adKey} ${buyerKey}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  const rows = demo.conversations.filter(({ kind }) => kind === 'scam').map(({ scamRow }) => scamRow);
  expect(new Set(rows)).toEqual(new Set(SCAMS.map(({ row }) => row)));
});

test('what the guard holds back is not delivered, and all else can be read as it was sent', () => {
  for (const { kind, messages } of demo.conversations) {
    expect(messages[0]?.text.length).toBeGreaterThanOrEqual(20);
    for (const message of messages) {
      expect(message.deliveredAt === null).toBe(message.screening === 'held');
      if (message.screening === 'delivered') expect(message.shownText).toBe(message.text);
      expect(message.sentAt.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(Number(message.sentAt)).toBeGreaterThan(Number(person.get(message.senderKey)?.createdAt));
    }
    if (kind === 'fetish') expect(messages.map(({ screening }) => screening)).toEqual(['held']);
  }
});

test('most of what was sold went to somebody here, and the two say of each other what everybody may read', () => {
  const sold = new Map(demo.ads.filter(({ status }) => status === 'sold').map((ad) => [ad.key, ad]));
  expect(demo.sales.length).toBeGreaterThan(sold.size / 2);
  expect(new Set(demo.sales.map(({ talk }) => talk.adKey)).size).toBe(demo.sales.length);
  const ratings = demo.sales.flatMap((sale) => sale.ratings);
  expect(ratings.length).toBeGreaterThan(demo.sales.length);
  for (const { talk, soldAt } of demo.sales) {
    expect(soldAt).toEqual(sold.get(talk.adKey)?.soldAt);
    expect(Number(talk.messages[0]?.sentAt)).toBeLessThanOrEqual(Number(soldAt));
  }
  for (const { sentence, answer, isAboutSeller, writtenAt } of ratings) {
    expect(findRatingFaults(sentence, isAboutSeller ? 'buyer' : 'seller'), sentence).toEqual([]);
    expect(findRatingFaults(answer ?? '', isAboutSeller ? 'seller' : 'buyer'), answer ?? '').toEqual([]);
    expect(writtenAt < now).toBe(true);
  }
  const ofAsha = demo.sales.find(({ talk }) => talk.sellerKey === 'asha');
  expect([ofAsha?.talk.buyerKey, ofAsha?.ratings.length]).toEqual(['bela', 2]);
  expect(demo.sales.some(({ talk, ratings: of }) => talk.buyerKey === 'bela' && of.length === 0)).toBe(true);
});

function toSubscription(plan: (typeof demo.people)[number]['plan']) {
  return plan === null ? null : { plan: plan.type, endsAt: plan.endsAt, isSwitchedOff: false };
}
