import { describe, expect, test } from 'vitest';
import { ACCOUNT_TYPE, toAreaPath, toBadge } from '../accounts/account.ts';
import { CURRENCIES, formatMoney } from '../money/money.ts';
import {
  toSubscriptionFlags,
  isFree,
  toPlanLimits,
  needsRenewal,
  pathAfterLogin,
  PLAN_TYPES,
  planEnd,
  PLANS,
  plansFor,
  type Subscription,
} from './subscription.ts';
import { DAY_MS } from '../time.ts';

const now = new Date('2026-06-01T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * DAY_MS);
const seller = { role: 'enduser', accountType: ACCOUNT_TYPE.seller } as const;
const buyer = { role: 'enduser', accountType: ACCOUNT_TYPE.buyer } as const;
const creator = { role: 'creator', accountType: ACCOUNT_TYPE.staff } as const;
const admin = { role: 'admin', accountType: ACCOUNT_TYPE.staff } as const;
const runs = (plan: Subscription['plan'], endsAt: Date | null = days(5)): Subscription => ({
  plan,
  endsAt,
  isSwitchedOff: false,
});

test.each([
  [1, 'Seller Free', '$0 £0 €0 ₹0', null, 1, 5, 0],
  [2, 'Seller Single', '$12 £10 €11 ₹999', 90, 2, 8, 0],
  [3, 'Seller Featured', '$25 £20 €22 ₹1,999', 90, 2, 8, 1],
  [4, 'Trade', '$39 £29 €35 ₹2,999', 30, 40, 8, 3],
] as const)('plan %d, %s', (type, name, prices, life, liveAds, photosPerAd, featuredAds) => {
  const plan = PLANS[type];
  expect(plan).toMatchObject({ type, name, days: life, takenBy: 'seller' });
  expect(plan.limits).toMatchObject({ liveAds, photosPerAd, featuredAds });
  expect(
    CURRENCIES.map((currency) => formatMoney({ amount: plan.prices[currency], currency })).join(' '),
  ).toBe(prices);
});

test.each([
  [5, 'Buyer Free', '$0 £0 €0 ₹0', null, 5, 3],
  [6, 'Certified Buyer', '$9 £7 €8 ₹499', 30, 40, 30],
] as const)('plan %d, %s', (type, name, prices, life, newConversationsPerDay, alerts) => {
  const plan = PLANS[type];
  expect(plan).toMatchObject({ type, name, days: life, takenBy: 'buyer' });
  expect(plan.limits).toMatchObject({ newConversationsPerDay, alerts, liveAds: 0 });
  expect(
    CURRENCIES.map((currency) => formatMoney({ amount: plan.prices[currency], currency })).join(' '),
  ).toBe(prices);
});

describe('flags and where a login leads', () => {
  test.each([
    ['a seller who never chose', seller, null, 0, 0, '/payment/', false],
    ['a buyer who never chose', buyer, null, 0, 0, '/payment/', false],
    ['a plan that runs', seller, runs(2), 1, 2, '/seller/seller-profile', false],
    ['a plan without end', buyer, runs(5, null), 1, 5, '/buyer/buyer-profile', false],
    ['a plan that ran out', seller, runs(2, now), 0, 2, '/seller/seller-profile', true],
    [
      'a plan switched off',
      seller,
      { ...runs(3), isSwitchedOff: true },
      0,
      3,
      '/seller/seller-profile',
      true,
    ],
    ['a grant by staff', buyer, runs(0, null), 1, 0, '/buyer/buyer-profile', false],
    ['a creator', creator, null, 1, 0, '/super-admin-user/ad-list', false],
    ['an admin', admin, null, 1, 0, '/super-admin-user/ad-list', false],
  ] as const)('%s', (_, person, subscription, isActive, subscriptionType, path, renewal) => {
    const flags = toSubscriptionFlags(person, subscription, now);
    expect(flags).toEqual({ isActive, subscriptionType });
    expect(pathAfterLogin(person, flags)).toBe(path);
    expect(needsRenewal(flags)).toBe(renewal);
  });
});

test.each([
  [seller, { isActive: 0, subscriptionType: 4 }, 0],
  [seller, { isActive: 1, subscriptionType: 4 }, 40],
  [seller, { isActive: 1, subscriptionType: 0 }, 2],
  [buyer, { isActive: 1, subscriptionType: 0 }, 0],
] as const)('%o with %o may have %d live ads', (person, flags, liveAds) => {
  expect(toPlanLimits(person, flags).liveAds).toBe(liveAds);
});

test('everybody chooses among the plans made for them', () => {
  expect(plansFor(seller).map((plan) => plan.type)).toEqual([1, 2, 3, 4]);
  expect(plansFor(buyer).map((plan) => plan.type)).toEqual([5, 6]);
  expect(plansFor(admin)).toEqual([]);
  expect(PLAN_TYPES.filter((type) => isFree(PLANS[type]))).toEqual([1, 5]);
});

test('a plan begins now, or where the same plan ends', () => {
  expect(planEnd(2, null, now)).toEqual(days(90));
  expect(planEnd(2, runs(2), now)).toEqual(days(95));
  expect(planEnd(2, runs(2, days(-5)), now)).toEqual(days(90));
  expect(planEnd(3, runs(2), now)).toEqual(days(90));
  expect(planEnd(1, runs(2), now)).toBeNull();
});

test.each([
  [seller, 'SELLER', '/seller/seller-profile'],
  [buyer, 'BUYER', '/buyer/buyer-profile'],
  [creator, 'CREATOR', '/super-admin-user/ad-list'],
  [admin, 'ADMIN', '/super-admin-user/ad-list'],
] as const)('%o has the badge %s and an area', (person, badge, area) => {
  expect(toBadge(person)).toBe(badge);
  expect(toAreaPath(person)).toBe(area);
});
