import { describe, expect, test } from 'vitest';
import { convertMoney, FIXTURE_RATES } from '../money/money.ts';
import type { Refusal } from '../refusal.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { offerProblem, type OfferPast } from './offer.ts';
import { type OfferTerms, toOfferTerms } from './amount/offer-figure.ts';

const now = new Date('2026-11-13T14:05:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const around = { limits: { offersPerDay: 5, openOffers: 5 }, zone: 'UTC', now };
const terms: OfferTerms = {
  currency: 'GBP',
  price: 420_00,
  isOpenToOffers: true,
  floor: null,
  exportFloor: null,
};
const none = { count: 0, nextAt: now };
const nothing: OfferPast = {
  reserved: null,
  hasOpenOnAd: false,
  today: none,
  open: none,
  onAd: none,
  unpaid: none,
};

const ask = (
  amount: number,
  {
    on = {},
    after = {},
    limits = around.limits,
  }: { on?: Partial<OfferTerms>; after?: Partial<OfferPast>; limits?: typeof around.limits } = {},
) => offerProblem(amount, { ...terms, ...on }, { ...nothing, ...after }, { ...around, limits });
const say = (refusal: Refusal | undefined) => refusal && `${refusal.code}: ${refusal.message}`;
const said = (...input: Parameters<typeof ask>) => say(ask(...input)?.refusal);

describe('how things stand (rules 4 and 5)', () => {
  const until = later(2 * DAY_MS);
  test('reserved for another, and for me', () => {
    expect(said(400_00, { after: { reserved: { until, isForMe: false, isPaid: false } } })).toBe(
      'conflict: This hair is reserved until 15 November, 14:05. You can make an offer then.',
    );
    expect(said(400_00, { after: { reserved: { until, isForMe: true, isPaid: true } } })).toBe(
      'conflict: You have agreed on this hair already.',
    );
    expect(said(400_00, { after: { reserved: { until, isForMe: false, isPaid: true } } })).toBe(
      'conflict: Somebody has paid for this hair. You cannot make an offer on it.',
    );
  });
  test('an open offer', () => {
    expect(said(400_00, { after: { hasOpenOnAd: true } })).toBe(
      'conflict: There is an open offer on this ad. Answer it, take it back, or wait.',
    );
    expect(said(400_00)).toBeUndefined();
  });
  test('comes before counts and figures', () =>
    expect(said(1, { after: { hasOpenOnAd: true, today: { count: 9, nextAt: later(1) } } })).toMatch(
      'There is an open offer',
    ));
});

describe('how many (rules 6 and 7)', () => {
  const nextAt = new Date('2026-12-03T09:00:00Z');
  const counted = (count: number) => ({ count, nextAt });
  test.each([
    ['the fifth of a day', { today: counted(4) }, undefined],
    ['the sixth', { today: counted(5) }, 'too-many: Your plan allows 5 offers a day.'],
    ['the fifth at once', { open: counted(4) }, undefined],
    [
      'the sixth at once',
      { open: counted(5) },
      'too-many: You have 5 open offers. Wait for an answer or take one back.',
    ],
    ['the third on an ad', { onAd: counted(2) }, undefined],
    [
      'the fourth on an ad',
      { onAd: counted(3) },
      'too-many: You have made 3 offers on this ad. The next one is possible from 3 December.',
    ],
    ['one unpaid, one open', { unpaid: counted(1), open: counted(1) }, undefined],
    ['two unpaid, none open', { unpaid: counted(2), open: counted(0) }, undefined],
    [
      'two unpaid, one open',
      { unpaid: counted(2), open: counted(1) },
      'too-many: Two agreed sales were not paid. Until 3 December you can have one open offer.',
    ],
  ])('%s', (_, after, sentence) => expect(said(400_00, { after })).toBe(sentence));

  test.each<[string, (counted: { count: number; nextAt: Date }) => Partial<OfferPast>]>([
    ['a day', (today) => ({ today })],
    ['at once', (open) => ({ open })],
    ['on an ad', (onAd) => ({ onAd })],
    ['unpaid', (unpaid) => ({ unpaid, open: { count: 1, nextAt: now } })],
  ])('%s: says in seconds when to come again', (_, toPast) => {
    const in1h = { count: 5, nextAt: later(HOUR_MS) };
    expect(ask(400_00, { after: toPast(in1h) })?.refusal.details.retryAfterSeconds).toBe(3600);
  });
  test('nobody without a plan', () =>
    expect(said(400_00, { limits: { offersPerDay: 0, openOffers: 0 } })).toBe(
      'payment-required: Choose a plan first; there is a free one.',
    ));
  test('a larger plan says its own number', () =>
    expect(
      said(400_00, { after: { today: counted(20) }, limits: { offersPerDay: 20, openOffers: 20 } }),
    ).toBe('too-many: Your plan allows 20 offers a day.'));
});

describe('the figure (rules 8 to 13)', () => {
  const WRITE = 'invalid: Write the offer as an amount, like 350 or 350.50.';
  test.each([
    [0, WRITE],
    [-1, WRITE],
    [99, WRITE],
    [350_00.5, WRITE],
    [Number.NaN, WRITE],
    [20_000_01, WRITE],
  ])('%d is no amount', (amount, sentence) => expect(said(amount, { on: { price: null } })).toBe(sentence));
  test.each([1_00, 350_50, 20_000_00])('%d is one where no price is asked', (amount) =>
    expect(said(amount, { on: { price: null } })).toBeUndefined(),
  );

  const FIXED = 'invalid: This seller takes no lower offers. You can offer the asking price, £420.';
  test.each([
    [419_99, FIXED],
    [420_01, FIXED],
    [420_00, undefined],
  ])('%d for a fixed price', (amount, sentence) =>
    expect(said(amount, { on: { isOpenToOffers: false } })).toBe(sentence),
  );
  test('a fixed price that is not named is none', () =>
    expect(said(50_00, { on: { isOpenToOffers: false, price: null } })).toBeUndefined());

  test.each([
    [420_00, undefined],
    [420_01, 'invalid: The price is £420. You need not offer more.'],
    [210_00, undefined],
    [209_99, 'invalid: This is less than half of the price. Offers start at £210.'],
  ])('%d for £420', (amount, sentence) => expect(said(amount)).toBe(sentence));
  test.each([
    [210_01, undefined],
    [210_00, 'invalid: This is less than half of the price. Offers start at £210.01.'],
  ])('%d for £420.01: half is never rounded down', (amount, sentence) =>
    expect(said(amount, { on: { price: 420_01 } })).toBe(sentence),
  );

  const LOW = 'invalid: The seller does not look at offers this low.';
  test.each([
    [0, `${LOW} You can make 2 more offers on this ad.`],
    [1, `${LOW} You can make 1 more offer on this ad.`],
    [2, `${LOW} The next one is possible from 3 December.`],
  ])('below the floor after %d', (count, sentence) => {
    const onAd = { count, nextAt: new Date('2026-12-03T09:00:00Z') };
    const problem = ask(299_99, { on: { floor: 300_00 }, after: { onAd } });
    expect(say(problem?.refusal)).toBe(sentence);
    expect(problem?.isTooLow).toBe(true);
    expect(ask(300_00, { on: { floor: 300_00 }, after: { onAd } })).toBeUndefined();
  });
  test('no word of the floor is in any refusal, whatever is offered', () => {
    for (let amount = 1; amount < 430_00; amount += 97)
      expect(said(amount, { on: { floor: 317_31 } }) ?? '').not.toContain('317');
  });
  test('half and more than the price are said before the floor, and are not counted', () => {
    expect(ask(100_00, { on: { floor: 300_00 } })?.isTooLow).toBe(false);
    expect(ask(500_00, { on: { floor: 300_00 } })?.isTooLow).toBe(false);
  });
});

/** Without protected sales. */
const MONEY = { rates: FIXTURE_RATES, isIndiaPaidInDollars: false };

describe('hair that would leave India', () => {
  const ad = {
    currency: 'GBP',
    price: null,
    openToOffers: true,
    offerFloor: null,
    country: 'IN',
    grams: 150,
  } as const;
  const leaving = toOfferTerms(ad, 'GB', MONEY);
  test('150 g at 0.80: 780 pence pass, 779 do not', () => {
    expect(said(7_80, { on: leaving })).toBeUndefined();
    expect(said(7_79, { on: leaving })).toBe(
      'invalid: Hair may not leave India for less than £7.80 for this weight.',
    );
  });
  test('binds nobody in India, and no hair elsewhere', () => {
    expect(toOfferTerms(ad, 'IN', MONEY).exportFloor).toBeNull();
    expect(toOfferTerms({ ...ad, country: 'DE' }, 'GB', MONEY).exportFloor).toBeNull();
    expect(toOfferTerms({ ...ad, grams: null }, 'GB', MONEY).exportFloor).toBeNull();
  });
  test('is never less than what the law asks, to the penny', () => {
    for (let grams = 1; grams < 400; grams += 1) {
      const { exportFloor } = toOfferTerms({ ...ad, grams }, 'GB', MONEY);
      expect((exportFloor ?? 0) * 1000).toBeGreaterThanOrEqual(65 * grams * 80);
      expect(((exportFloor ?? 0) - 1) * 1000).toBeLessThan(65 * grams * 80);
    }
  });
  test('in rupees is offered for in dollars by whoever is elsewhere', () => {
    const rupees = { ...ad, currency: 'INR', price: 85_000_00, offerFloor: 42_500_00 } as const;
    expect(toOfferTerms(rupees, 'GB', MONEY)).toMatchObject({
      currency: 'USD',
      price: 1_000_00,
      floor: 500_00,
      exportFloor: 9_75,
    });
    expect(toOfferTerms(rupees, 'IN', MONEY)).toMatchObject({
      currency: 'INR',
      price: 85_000_00,
      floor: 42_500_00,
    });
  });
  test('in pounds, too, where people there are paid in dollars only', () => {
    const pounds = { ...ad, price: 400_00 } as const;
    const held = { ...MONEY, isIndiaPaidInDollars: true };
    const { currency, price } = toOfferTerms(pounds, 'GB', held);
    expect([currency, price]).toEqual([
      'USD',
      convertMoney({ amount: 400_00, currency: 'GBP' }, 'USD', FIXTURE_RATES).amount,
    ]);
    expect(toOfferTerms(pounds, 'GB', MONEY).currency).toBe('GBP');
    expect(toOfferTerms(pounds, 'IN', held).currency).toBe('GBP');
    expect(toOfferTerms({ ...pounds, country: 'DE' }, 'GB', held).currency).toBe('GBP');
  });
  test('a floor that was left behind does not hold once the price is fixed', () =>
    expect(toOfferTerms({ ...ad, openToOffers: false, offerFloor: 5 }, 'GB', MONEY).floor).toBeNull());
});
