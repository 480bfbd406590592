import { AD_STATUSES } from '../ads/state.ts';
import { AD_STATUS_LABELS } from '../ads/ad-words.ts';
import { CASE_STATES, CASE_TOPIC_WORDS, CASE_TOPICS, type CaseTopic } from '../help/case-words.ts';
import { REPORT_REASON_LABELS } from '../moderation/report-words.ts';
import { CURRENCY_NAMES } from '../money/money.ts';
import { PLAN_TYPES, PLANS } from '../payments/subscription.ts';
import { SALE_ENTRY_WORDS } from '../sales/money/sale-entries.ts';

/** How many rows a page of a table may have. */
export const ROW_COUNTS = [25, 50, 100] as const;
/** Totals are counted no further than this. */
export const COUNTED_UP_TO = 10_000;

type Labels = Readonly<Record<string, string>>;
export type Filter = { label: string; options: Labels };
export type Paging = { q?: string | undefined; limit: number; after?: string | undefined };

const STAFF_AD_SORTS = {
  updated: 'Last changed first',
  newest: 'Newest first',
  oldest: 'Oldest first',
  priciest: 'Most expensive first',
  cheapest: 'Cheapest first',
  riskiest: 'Most risk first',
} as const;
const AD_FILTERS = {
  status: {
    label: 'Status',
    options: Object.fromEntries(
      AD_STATUSES.map((status) => [status, AD_STATUS_LABELS[status]]),
    ) as typeof AD_STATUS_LABELS,
  },
  entered: { label: 'Entered by', options: { staff: 'Staff', seller: 'The seller' } },
  reported: { label: 'Reports', options: { open: 'Open reports' } },
  tape: { label: 'Tape', options: { unconfirmed: 'Tape to be compared', measured: 'Measured' } },
} as const;

const USER_SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  seen: 'Last seen first',
  name: 'By name',
} as const;
const USER_FILTERS = {
  kind: {
    label: 'Kind',
    options: {
      buyer: 'Buyers',
      seller: 'Sellers',
      creator: 'Creators',
      moderator: 'Moderators',
      admin: 'Admins',
      staff: 'All staff',
    },
  },
  state: {
    label: 'State',
    options: {
      active: 'Active',
      unverified: 'E-mail not confirmed',
      suspended: 'Suspended',
      leaving: 'Leaving',
      invited: 'Invited',
    },
  },
} as const;

const SUBSCRIPTION_SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  ending: 'Ending first',
} as const;
const SUBSCRIPTION_FILTERS = {
  plan: {
    label: 'Plan',
    options: Object.fromEntries([
      ...PLAN_TYPES.map((type) => [String(type), PLANS[type].name]),
      ['0', 'Granted without a plan'],
    ]) as Readonly<Record<'0' | '1' | '2' | '3' | '4' | '5' | '6', string>>,
  },
  state: { label: 'State', options: { running: 'Running', over: 'Expired', off: 'Switched off' } },
  source: { label: 'Source', options: { bought: 'Bought', granted: 'Granted', free: 'Free' } },
} as const;

const AGE_SORTS = { oldest: 'Oldest first', newest: 'Newest first' } as const;
const REPORT_FILTERS = {
  which: { label: 'State', options: { open: 'Open', appealed: 'Appealed', decided: 'Decided' } },
  reason: { label: 'Reason', options: REPORT_REASON_LABELS },
} as const;

const HELD_FILTERS = {
  state: { label: 'State', options: { waiting: 'Waiting', released: 'Let through', refused: 'Held back' } },
} as const;

const CASE_SORTS = { promised: 'By the day promised', newest: 'Newest first' } as const;
const CASE_FILTERS = {
  state: { label: 'State', options: { ...CASE_STATES, all: 'All' } },
  kind: {
    label: 'Kind',
    options: Object.fromEntries(
      CASE_TOPICS.map((topic) => [topic, CASE_TOPIC_WORDS[topic].label]),
    ) as Readonly<Record<CaseTopic, string>>,
  },
  whose: { label: 'Whose', options: { mine: 'Mine', nobody: 'Nobody’s', management: 'The management’s' } },
} as const;

const AUDIT_SORTS = { newest: 'Newest first', oldest: 'Oldest first' } as const;
const AUDIT_FILTERS = {
  kind: {
    label: 'About',
    options: {
      ad: 'Ads',
      account: 'People',
      subscription: 'Subscriptions',
      report: 'Reports',
      message: 'Messages',
      case: 'Cases',
      'ready-answer': 'Ready answers',
      order: 'Orders',
      banner: 'Banner',
      'currency-rate': 'Rates',
      plan: 'Plan prices',
      'price-table': 'Price table',
      sale: 'Protected sales',
      wanted: 'Requests',
      terms: 'Terms',
      table: 'Files taken',
    },
  },
} as const;

const LEDGER_FILTERS = {
  kind: { label: 'Kind', options: { payment: 'Payments', refund: 'Refunds' } },
  currency: { label: 'Currency', options: CURRENCY_NAMES },
  plan: {
    label: 'Plan',
    options: { '2': PLANS[2].name, '3': PLANS[3].name, '4': PLANS[4].name, '6': PLANS[6].name },
  },
} as const;

const SALE_LEDGER_FILTERS = {
  kind: { label: 'Kind', options: SALE_ENTRY_WORDS },
  currency: {
    label: 'Currency',
    options: { GBP: CURRENCY_NAMES.GBP, USD: CURRENCY_NAMES.USD, EUR: CURRENCY_NAMES.EUR },
  },
} as const;

/** Every table of the staff area: how it may be sorted and filtered, in words. */
export const STAFF_TABLE_WORDS = {
  ads: { sorts: STAFF_AD_SORTS, filters: AD_FILTERS },
  users: { sorts: USER_SORTS, filters: USER_FILTERS },
  subscriptions: { sorts: SUBSCRIPTION_SORTS, filters: SUBSCRIPTION_FILTERS },
  reports: { sorts: AGE_SORTS, filters: REPORT_FILTERS },
  held: { sorts: AGE_SORTS, filters: HELD_FILTERS },
  cases: { sorts: CASE_SORTS, filters: CASE_FILTERS },
  audit: { sorts: AUDIT_SORTS, filters: AUDIT_FILTERS },
  ledger: { sorts: AUDIT_SORTS, filters: LEDGER_FILTERS },
  'sale-ledger': { sorts: AUDIT_SORTS, filters: SALE_LEDGER_FILTERS },
} as const;
export type StaffTableName = keyof typeof STAFF_TABLE_WORDS;

/** Which ads a table of ads is about: all, those one entered, those of one seller. */
export type AdScope = { of: 'all' } | { of: 'mine' } | { of: 'seller'; userId: string };
