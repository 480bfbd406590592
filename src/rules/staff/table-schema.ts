import { z } from 'zod';
import { CURRENCIES } from '../money/money.ts';
import { isClean } from '../text/plain-text.ts';
import { STAFF_TABLE_WORDS, type StaffTableName } from './table-words.ts';

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

const toEnum = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(labels) as [Key, ...Key[]], 'Choose one of the list.');
const filtered = <Key extends string>({ options }: { options: Readonly<Record<Key, string>> }) =>
  toEnum(options).optional();

const {
  ads,
  users,
  subscriptions,
  reports,
  held,
  cases,
  audit,
  ledger,
  'sale-ledger': saleLedger,
} = STAFF_TABLE_WORDS;

export const AdsTable = z.strictObject({
  ...paging,
  sort: toEnum(ads.sorts).default('updated'),
  status: filtered(ads.filters.status),
  entered: filtered(ads.filters.entered),
  reported: filtered(ads.filters.reported),
  tape: filtered(ads.filters.tape),
});
export type AdsTable = z.output<typeof AdsTable>;

export const UsersTable = z.strictObject({
  ...paging,
  sort: toEnum(users.sorts).default('newest'),
  kind: filtered(users.filters.kind),
  state: filtered(users.filters.state),
});
export type UsersTable = z.output<typeof UsersTable>;

export const SubscriptionsTable = z.strictObject({
  ...paging,
  sort: toEnum(subscriptions.sorts).default('newest'),
  plan: filtered(subscriptions.filters.plan),
  state: filtered(subscriptions.filters.state),
  source: filtered(subscriptions.filters.source),
});
export type SubscriptionsTable = z.output<typeof SubscriptionsTable>;

export const ReportsTable = z.strictObject({
  ...paging,
  sort: toEnum(reports.sorts).default('oldest'),
  which: filtered(reports.filters.which).default('open'),
  reason: filtered(reports.filters.reason),
});
export type ReportsTable = z.output<typeof ReportsTable>;

export const HeldTable = z.strictObject({
  ...paging,
  sort: toEnum(held.sorts).default('oldest'),
  state: filtered(held.filters.state).default('waiting'),
});
export type HeldTable = z.output<typeof HeldTable>;

export const CasesTable = z.strictObject({
  ...paging,
  sort: toEnum(cases.sorts).default('promised'),
  state: filtered(cases.filters.state).default('waiting'),
  kind: filtered(cases.filters.kind),
  whose: filtered(cases.filters.whose),
});
export type CasesTable = z.output<typeof CasesTable>;

const day = z.iso.date('Write the day like 2026-01-31.').optional();
export const AuditTable = z.strictObject({
  ...paging,
  sort: toEnum(audit.sorts).default('newest'),
  kind: filtered(audit.filters.kind),
  from: day,
  until: day,
});
export type AuditTable = z.output<typeof AuditTable>;

export const LedgerTable = z.strictObject({
  ...paging,
  sort: toEnum(ledger.sorts).default('newest'),
  kind: filtered(ledger.filters.kind),
  currency: filtered(ledger.filters.currency),
  plan: filtered(ledger.filters.plan),
  from: day,
  until: day,
  /** The currency of the one sum. */
  in: z.enum(CURRENCIES, 'Choose one of the list.').default('USD'),
});
export type LedgerTable = z.output<typeof LedgerTable>;

export const SaleLedgerTable = z.strictObject({
  ...paging,
  sort: toEnum(saleLedger.sorts).default('newest'),
  kind: filtered(saleLedger.filters.kind),
  currency: filtered(saleLedger.filters.currency),
  from: day,
  until: day,
});
export type SaleLedgerTable = z.output<typeof SaleLedgerTable>;

/** What every table of the staff area may be asked. */
export const STAFF_TABLE_SCHEMAS = {
  ads: AdsTable,
  users: UsersTable,
  subscriptions: SubscriptionsTable,
  reports: ReportsTable,
  held: HeldTable,
  cases: CasesTable,
  audit: AuditTable,
  ledger: LedgerTable,
  'sale-ledger': SaleLedgerTable,
} as const satisfies Record<StaffTableName, z.ZodObject>;
