import { z } from 'zod';
import { AD_STATUSES } from '../ads/state.ts';
import { AD_STATUS_LABELS } from '../ads/ad-words.ts';
import { REPORT_REASON_LABELS } from '../moderation/report-schema.ts';
import { PLAN_TYPES, PLANS } from '../payments/subscription.ts';
import { isClean } from '../text/text-schema.ts';

/** How many rows a page of a table may have. */
export const ROW_COUNTS = [25, 50, 100] as const;
/** Totals are counted no further than this. */
export const COUNTED_UP_TO = 10_000;

type Labels = Readonly<Record<string, string>>;
export type Filter = { label: string; options: Labels };

/** Where a table begins and what is looked for in it: an id, an e-mail address or words. */
const paging = {
  q: z
    .string()
    .max(200, 'Search for at most 200 characters.')
    .refine(isClean, 'Please remove characters that cannot be shown.')
    .overwrite((text) => text.trim())
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  after: z.string().max(600).optional(),
};
export type Paging = { q?: string | undefined; limit: number; after?: string | undefined };

const toEnum = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(labels) as [Key, ...Key[]], 'Choose one of the list.');
const filtered = <Key extends string>({ options }: { options: Readonly<Record<Key, string>> }) =>
  toEnum(options).optional();

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
} as const;
export const AdsTable = z.strictObject({
  ...paging,
  sort: toEnum(STAFF_AD_SORTS).default('updated'),
  status: filtered(AD_FILTERS.status),
  entered: filtered(AD_FILTERS.entered),
  reported: filtered(AD_FILTERS.reported),
});
export type AdsTable = z.output<typeof AdsTable>;

const USER_SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  seen: 'Last seen first',
  name: 'By name',
} as const;
const USER_FILTERS = {
  kind: {
    label: 'Kind',
    options: { buyer: 'Buyers', seller: 'Sellers', creator: 'Creators', admin: 'Admins', staff: 'All staff' },
  },
  state: {
    label: 'State',
    options: {
      active: 'Active',
      unverified: 'E-mail not confirmed',
      suspended: 'Suspended',
      leaving: 'Leaving',
    },
  },
} as const;
export const UsersTable = z.strictObject({
  ...paging,
  sort: toEnum(USER_SORTS).default('newest'),
  kind: filtered(USER_FILTERS.kind),
  state: filtered(USER_FILTERS.state),
});
export type UsersTable = z.output<typeof UsersTable>;

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
export const SubscriptionsTable = z.strictObject({
  ...paging,
  sort: toEnum(SUBSCRIPTION_SORTS).default('newest'),
  plan: filtered(SUBSCRIPTION_FILTERS.plan),
  state: filtered(SUBSCRIPTION_FILTERS.state),
  source: filtered(SUBSCRIPTION_FILTERS.source),
});
export type SubscriptionsTable = z.output<typeof SubscriptionsTable>;

const AGE_SORTS = { oldest: 'Oldest first', newest: 'Newest first' } as const;
const REPORT_FILTERS = {
  which: { label: 'State', options: { open: 'Open', appealed: 'Appealed', decided: 'Decided' } },
  reason: { label: 'Reason', options: REPORT_REASON_LABELS },
} as const;
export const ReportsTable = z.strictObject({
  ...paging,
  sort: toEnum(AGE_SORTS).default('oldest'),
  which: filtered(REPORT_FILTERS.which).default('open'),
  reason: filtered(REPORT_FILTERS.reason),
});
export type ReportsTable = z.output<typeof ReportsTable>;

const HELD_FILTERS = {
  state: { label: 'State', options: { waiting: 'Waiting', released: 'Let through', refused: 'Held back' } },
} as const;
export const HeldTable = z.strictObject({
  ...paging,
  sort: toEnum(AGE_SORTS).default('oldest'),
  state: filtered(HELD_FILTERS.state).default('waiting'),
});
export type HeldTable = z.output<typeof HeldTable>;

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
      order: 'Orders',
      banner: 'Banner',
      'currency-rate': 'Rates',
    },
  },
} as const;
const day = z.iso.date('Give a day as 2026-01-31.').optional();
export const AuditTable = z.strictObject({
  ...paging,
  sort: toEnum(AUDIT_SORTS).default('newest'),
  kind: filtered(AUDIT_FILTERS.kind),
  from: day,
  until: day,
});
export type AuditTable = z.output<typeof AuditTable>;

/** Every table of the staff area: what it may be asked, and the words for it. */
export const STAFF_TABLES = {
  ads: { schema: AdsTable, sorts: STAFF_AD_SORTS, filters: AD_FILTERS },
  users: { schema: UsersTable, sorts: USER_SORTS, filters: USER_FILTERS },
  subscriptions: { schema: SubscriptionsTable, sorts: SUBSCRIPTION_SORTS, filters: SUBSCRIPTION_FILTERS },
  reports: { schema: ReportsTable, sorts: AGE_SORTS, filters: REPORT_FILTERS },
  held: { schema: HeldTable, sorts: AGE_SORTS, filters: HELD_FILTERS },
  audit: { schema: AuditTable, sorts: AUDIT_SORTS, filters: AUDIT_FILTERS },
} as const;
export type StaffTableName = keyof typeof STAFF_TABLES;

/** Which ads a table of ads is about: all, those one entered, those of one seller. */
export type AdScope = { of: 'all' } | { of: 'mine' } | { of: 'seller'; userId: string };
