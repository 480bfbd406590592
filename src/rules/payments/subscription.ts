import { ACCOUNT_TYPE, type Account, toAreaPath } from '../accounts/account.ts';
import type { Currency } from '../money/money.ts';
import { QUOTAS } from '../limits.ts';
import { ASKS_A_LITTLE, CSV_ROWS, type Limits, NOTHING, SELLS_NOTHING } from './plan-limits.ts';
import { DAY_MS } from '../time.ts';

export const PLAN_TYPES = [1, 2, 3, 4, 5, 6] as const;
export type PlanType = (typeof PLAN_TYPES)[number];
/** Those that cost something. */
export const PRICED_PLANS = [2, 3, 4, 6] as const satisfies readonly PlanType[];
export type PricedPlan = (typeof PRICED_PLANS)[number];
/** What each plan costs, in minor units. */
export type PlanPrices = Record<PlanType, Record<Currency, number>>;

export type Plan = {
  type: PlanType;
  name: string;
  takenBy: 'seller' | 'buyer';
  /** What it began with, in minor units: asked for until staff set other prices. */
  prices: Record<Currency, number>;
  /** Null: no end. */
  days: number | null;
  limits: Limits;
  /** What it gives, in words for the page. */
  gives: readonly string[];
  hasCsvUpload: boolean;
  showsTraderDetails: boolean;
  /** The badge comes only after a check by staff. */
  hasBadge: boolean;
};

const FREE = { USD: 0, GBP: 0, EUR: 0, INR: 0 };
const PLAIN = { hasCsvUpload: false, showsTraderDetails: false, hasBadge: false };

/** All plans. Nothing renews by itself: a plan runs out. */
export const PLANS: Record<PlanType, Plan> = {
  1: {
    type: 1,
    name: 'Seller Free',
    takenBy: 'seller',
    prices: FREE,
    days: null,
    limits: { liveAds: 1, photosPerAd: 5, featuredAds: 0, ...ASKS_A_LITTLE },
    gives: ['1 live ad', '5 photos'],
    ...PLAIN,
  },
  2: {
    type: 2,
    name: 'Seller Single',
    takenBy: 'seller',
    prices: { GBP: 10_00, USD: 12_00, EUR: 11_00, INR: 999_00 },
    days: 90,
    limits: { liveAds: 2, photosPerAd: 8, featuredAds: 0, ...ASKS_A_LITTLE },
    gives: ['2 live ads', '8 photos each'],
    ...PLAIN,
  },
  3: {
    type: 3,
    name: 'Seller Featured',
    takenBy: 'seller',
    prices: { GBP: 20_00, USD: 25_00, EUR: 22_00, INR: 1_999_00 },
    days: 90,
    limits: { liveAds: 2, photosPerAd: 8, featuredAds: 1, ...ASKS_A_LITTLE },
    gives: ['2 live ads', '8 photos each', 'One ad featured'],
    ...PLAIN,
  },
  4: {
    type: 4,
    name: 'Trade',
    takenBy: 'seller',
    prices: { GBP: 29_00, USD: 39_00, EUR: 35_00, INR: 2_999_00 },
    days: 30,
    limits: {
      liveAds: 40,
      photosPerAd: 8,
      featuredAds: 3,
      ...ASKS_A_LITTLE,
      csvRows: CSV_ROWS,
      offersPerDay: 20,
      openOffers: 20,
      keptBundles: 20,
      watchedBundles: 10,
      wantedAds: 5,
      wantedAnswersPerDay: 40,
    },
    gives: [
      '40 live ads',
      '8 photos each',
      '3 ads featured',
      'CSV upload',
      'Lists as CSV',
      'Your trader details shown',
    ],
    ...PLAIN,
    hasCsvUpload: true,
    showsTraderDetails: true,
  },
  5: {
    type: 5,
    name: 'Buyer Free',
    takenBy: 'buyer',
    prices: FREE,
    days: null,
    limits: { ...SELLS_NOTHING, ...ASKS_A_LITTLE },
    gives: ['5 new conversations a day', '3 alerts'],
    ...PLAIN,
  },
  6: {
    type: 6,
    name: 'Certified Buyer',
    takenBy: 'buyer',
    prices: { GBP: 7_00, USD: 9_00, EUR: 8_00, INR: 499_00 },
    days: 30,
    limits: {
      ...SELLS_NOTHING,
      newConversationsPerDay: 40,
      alerts: 30,
      csvRows: CSV_ROWS,
      offersPerDay: 30,
      openOffers: 30,
      keptBundles: 50,
      watchedBundles: 20,
      wantedAds: 10,
      wantedAnswersPerDay: 10,
    },
    gives: ['Badge after a check by our staff', '40 new conversations a day', '30 alerts', 'Lists as CSV'],
    ...PLAIN,
    hasBadge: true,
  },
};

type Person = Pick<Account, 'role' | 'accountType'>;

/** Somebody's subscription as it is stored. Plan 0: granted by staff without naming a plan. */
export type Subscription = { plan: PlanType | 0; endsAt: Date | null; isSwitchedOff: boolean };

/**
 * The two flags of the login answer. 0 and 0: never chose a plan. 0 and n: plan n ran out or was switched off.
 * 1 and n: plan n runs. 1 and 0: granted by staff, as it is to staff themselves.
 */
export type SubscriptionFlags = { isActive: 0 | 1; subscriptionType: PlanType | 0 };

export function toSubscriptionFlags(
  person: Person,
  subscription: Subscription | null,
  now: Date,
): SubscriptionFlags {
  if (person.role !== 'enduser') return { isActive: 1, subscriptionType: 0 };
  if (subscription === null) return { isActive: 0, subscriptionType: 0 };
  return { isActive: isRunning(subscription, now) ? 1 : 0, subscriptionType: subscription.plan };
}

/** Where a login leads: to the plans if none was ever chosen, else to one's own area. */
export function pathAfterLogin(person: Person, flags: SubscriptionFlags): string {
  return flags.isActive === 0 && flags.subscriptionType === 0 ? '/payment/' : toAreaPath(person);
}

/** Whether the area shows that the plan has to be renewed. */
export const needsRenewal = (flags: SubscriptionFlags): boolean =>
  flags.isActive === 0 && flags.subscriptionType !== 0;

/** What a plan is called; 0 is what staff give without naming one. */
export const namePlan = (type: PlanType | 0): string => (type === 0 ? 'Granted' : PLANS[type].name);

export const isRunning = (subscription: Subscription, now: Date): boolean =>
  !subscription.isSwitchedOff && (subscription.endsAt === null || subscription.endsAt > now);

/** What a plan gives to whoever buys. */
const BUYERS_LIMITS = [
  'newConversationsPerDay',
  'alerts',
  'csvRows',
  'offersPerDay',
  'openOffers',
  'keptBundles',
  'watchedBundles',
  'wantedAds',
  'wantedAnswersPerDay',
] as const satisfies readonly (keyof Limits)[];

/**
 * What the flags allow. A grant without a plan is worth a Seller Single or a Buyer Free. `beside`: the plan of somebody
 * who bought before they also sold here runs on, with what it gives to buyers, until it ends.
 */
export function toPlanLimits(person: Person, flags: SubscriptionFlags, beside?: PlanType): Limits {
  const own = limitsByFlags(person, flags);
  if (beside === undefined) return own;
  const { limits } = PLANS[beside];
  const larger = BUYERS_LIMITS.map((name) => [name, Math.max(own[name], limits[name])] as const);
  return { ...own, ...(Object.fromEntries(larger) as Pick<Limits, (typeof BUYERS_LIMITS)[number]>) };
}

function limitsByFlags(person: Person, flags: SubscriptionFlags): Limits {
  if (flags.isActive === 0) return NOTHING;
  if (flags.subscriptionType !== 0) return PLANS[flags.subscriptionType].limits;
  return PLANS[person.accountType === ACCOUNT_TYPE.buyer ? 5 : 2].limits;
}

/** The plans of those who buy. */
export const BUYER_PLANS: readonly PlanType[] = PLAN_TYPES.filter((type) => PLANS[type].takenBy === 'buyer');

/** What a buyer who also sells has from then on: the free plan of sellers, which takes nothing from a buyer's. */
export const ALSO_SELLS_WITH: PlanType = 1;

/** How many photos an ad may have. Without a plan that runs: as many as the free one allows, which anybody can take. */
export const photosAllowed = (limits: Limits): number => limits.photosPerAd || PLANS[1].limits.photosPerAd;

/** How many drafts somebody keeps at most, and how many photos on all of them, with the plan that runs. */
export const draftsAllowed = (plan: Plan | null): { drafts: number; photosOnDrafts: number } =>
  plan?.hasCsvUpload === true
    ? { drafts: QUOTAS.tradersDrafts, photosOnDrafts: QUOTAS.photosOnTradersDrafts }
    : { drafts: QUOTAS.drafts, photosOnDrafts: QUOTAS.photosOnDrafts };

/** The plans this person can choose from. */
export function plansFor(person: Person): Plan[] {
  const kind = person.accountType === ACCOUNT_TYPE.buyer ? 'buyer' : 'seller';
  return person.role === 'enduser'
    ? PLAN_TYPES.map((type) => PLANS[type]).filter((plan) => plan.takenBy === kind)
    : [];
}

export const isFree = (plan: Plan): boolean => Object.values(plan.prices).every((price) => price === 0);

/** When a plan taken now ends. What is left of the same plan is not lost. */
export function planEnd(type: PlanType, current: Subscription | null, now: Date): Date | null {
  const { days } = PLANS[type];
  if (days === null) return null;
  const isSame = current?.plan === type && isRunning(current, now);
  const from = isSame && current.endsAt !== null ? current.endsAt : now;
  return new Date(from.getTime() + days * DAY_MS);
}
