import { type AdField, type FieldTable, listFields } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { formatMoney, MINOR_UNITS } from '#rules/money/money.ts';
import type { StaffTableName } from '#rules/staff/table-words.ts';
import type {
  AuditEntry,
  HeldMessage,
  StaffCase,
  StaffAd,
  StaffReport,
  StaffSubscription,
  StaffUser,
} from './staff-rows-view.ts';
import type { SaleAccount } from '#rules/sales/life/sale-kinds.ts';
import type { SaleEntry } from '../ledger/sales/sale-entry-view.ts';
import type { LedgerEntry } from '../../payments/order-view.ts';
import type { CsvCell } from '#rules/text/csv/csv.ts';

type Columns<Row> = Record<string, (row: Row) => CsvCell>;

const ads: Columns<StaffAd> = {
  Id: (ad) => ad.id,
  Number: (ad) => ad.number,
  Title: (ad) => ad.title,
  Status: (ad) => ad.status,
  Seller: (ad) => ad.seller.username,
  'Seller id': (ad) => ad.seller.id,
  'Entered by': (ad) => ad.enteredBy,
  ...toFactColumns(AD_FIELDS),
  Risk: (ad) => ad.risk,
  'Open reports': (ad) => ad.openReports,
  Created: (ad) => ad.createdAt,
  Changed: (ad) => ad.updatedAt,
};

/** What the table of fields puts into the file: measures first, then what belongs to the price. */
export function toFactColumns(table: FieldTable): Columns<Readonly<Record<string, unknown>>> {
  const columns = listFields(table).filter(([, { show }]) => show?.csv !== undefined);
  const rank = ({ kind }: AdField) => ['choice', 'money', 'number', 'weight', 'size'].indexOf(kind);
  return Object.fromEntries(
    columns
      .toSorted(([, a], [, b]) => rank(b) - rank(a))
      .map(([name, field]) => [field.show?.csv ?? name, (row) => toCell(field, row[name])]),
  );
}

function toCell({ kind }: AdField, value: unknown): CsvCell {
  if (kind === 'money') return typeof value === 'number' ? value / MINOR_UNITS : null;
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

const users: Columns<StaffUser> = {
  Id: (user) => user.userId,
  Name: (user) => user.username,
  'E-mail': (user) => user.email,
  Role: (user) => user.role,
  Kind: (user) => ['staff', 'buyer', 'seller'][user.accountType] ?? null,
  Country: (user) => user.country,
  State: (user) => user.state,
  Plan: (user) => user.planName,
  'Plan ends': (user) => user.planEndsAt,
  'Live ads': (user) => user.liveAds,
  'Open reports': (user) => user.openReports,
  Joined: (user) => user.createdAt,
  'Last seen': (user) => user.lastSeenAt,
};

const subscriptions: Columns<StaffSubscription> = {
  'User id': (row) => row.userId,
  Name: (row) => row.username,
  'E-mail': (row) => row.email,
  Plan: (row) => row.planName,
  State: (row) => row.state,
  'Came by': (row) => row.source,
  Starts: (row) => row.startsAt,
  Ends: (row) => row.endsAt,
};

const reports: Columns<StaffReport> = {
  Case: (report) => report.caseNumber,
  Reason: (report) => report.reason,
  Text: (report) => report.text,
  About: (report) => report.target.kind,
  'About id': (report) => report.target.id,
  Person: (report) => report.about?.username ?? null,
  Outcome: (report) => report.outcome,
  Statement: (report) => report.statement,
  'Decided by': (report) => report.decidedBy,
  Decided: (report) => report.decidedAt,
  Appeal: (report) => report.appeal,
  'Appeal outcome': (report) => report.appealOutcome,
  'Appeal decided by': (report) => report.appealDecidedBy,
  'Appeal decided': (report) => report.appealDecidedAt,
  Created: (report) => report.createdAt,
};

const held: Columns<HeldMessage> = {
  Id: (message) => message.messageId,
  Text: (message) => message.text,
  Offer: (message) => message.offer && formatMoney(message.offer),
  Score: (message) => message.score,
  Signals: (message) => message.signals.join(' '),
  Sender: (message) => message.sender.username,
  Ad: (message) => message.ad.number,
  'Ad id': (message) => message.ad.id,
  Decision: (message) => message.decision,
  Sent: (message) => message.sentAt,
};

const cases: Columns<StaffCase> = {
  Case: (one) => one.caseNumber,
  Kind: (one) => one.topic,
  State: (one) => one.state,
  Text: (one) => one.text,
  'E-mail': (one) => one.email,
  Person: (one) => one.person?.username ?? null,
  With: (one) => one.handler,
  'For the management': (one) => (one.isForManagement ? 'yes' : 'no'),
  Promised: (one) => one.dueAt,
  Created: (one) => one.createdAt,
};

const audit: Columns<AuditEntry> = {
  When: (entry) => entry.at,
  Who: (entry) => entry.by?.username ?? 'the system',
  'Who id': (entry) => entry.by?.id ?? null,
  Act: (entry) => entry.action,
  About: (entry) => entry.objectKind,
  Named: (entry) => entry.objectName,
  'About id': (entry) => entry.objectId,
  Before: (entry) => JSON.stringify(entry.before ?? null),
  After: (entry) => JSON.stringify(entry.after ?? null),
  Reason: (entry) => entry.reason,
};

const ledger: Columns<LedgerEntry> = {
  Date: (entry) => entry.at,
  Kind: (entry) => entry.kind,
  Order: (entry) => entry.orderNumber,
  Account: (entry) => entry.account,
  Plan: (entry) => entry.planName,
  Amount: (entry) => entry.amount / MINOR_UNITS,
  Currency: (entry) => entry.currency,
  Provider: (entry) => entry.provider,
  'Provider order': (entry) => entry.providerOrderId,
  'Provider reference': (entry) => entry.providerReference,
};

const sum = (account: SaleAccount) => (entry: SaleEntry) => entry.amounts[account] / MINOR_UNITS;

const saleLedger: Columns<SaleEntry> = {
  Date: (entry) => entry.at,
  Kind: (entry) => entry.kind,
  Sale: (entry) => entry.saleId,
  Ad: (entry) => entry.title,
  Buyer: (entry) => entry.buyer,
  Seller: (entry) => entry.seller,
  Currency: (entry) => entry.currency,
  'To the buyer': sum('payer'),
  Held: sum('held'),
  'To the seller': sum('seller'),
  'To us': sum('house'),
  'To PayPal': sum('provider'),
};

/** What each table's file holds: the name of every column and its cell. */
export const EXPORT_COLUMNS = {
  ads,
  users,
  subscriptions,
  reports,
  held,
  cases,
  audit,
  ledger,
  'sale-ledger': saleLedger,
} satisfies Record<StaffTableName, unknown>;
