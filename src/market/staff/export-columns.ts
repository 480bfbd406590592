import { MINOR_UNITS } from '#rules/money.ts';
import type { StaffTableName } from '#rules/staff/table-words.ts';
import type {
  AuditEntry,
  HeldMessage,
  StaffAd,
  StaffReport,
  StaffSubscription,
  StaffUser,
} from './staff-rows-view.ts';
import type { CsvCell } from '#rules/text/csv.ts';

type Columns<Row> = Record<string, (row: Row) => CsvCell>;

const ads: Columns<StaffAd> = {
  Id: (ad) => ad.id,
  Title: (ad) => ad.title,
  Status: (ad) => ad.status,
  Seller: (ad) => ad.seller.username,
  'Seller id': (ad) => ad.seller.id,
  'Entered by': (ad) => ad.enteredBy,
  'Length (mm)': (ad) => ad.lengthMm,
  'Weight (g)': (ad) => ad.grams,
  Price: (ad) => ad.price && ad.price / MINOR_UNITS,
  Currency: (ad) => ad.currency,
  Risk: (ad) => ad.risk,
  'Open reports': (ad) => ad.openReports,
  Created: (ad) => ad.createdAt,
  Changed: (ad) => ad.updatedAt,
};

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
  Appeal: (report) => report.appeal,
  'Appeal outcome': (report) => report.appealOutcome,
  Created: (report) => report.createdAt,
};

const held: Columns<HeldMessage> = {
  Id: (message) => message.messageId,
  Text: (message) => message.text,
  Score: (message) => message.score,
  Signals: (message) => message.signals.join(' '),
  Sender: (message) => message.sender.username,
  'Ad id': (message) => message.ad.id,
  Decision: (message) => message.decision,
  Sent: (message) => message.sentAt,
};

const audit: Columns<AuditEntry> = {
  When: (entry) => entry.at,
  Who: (entry) => entry.by?.username ?? 'the system',
  'Who id': (entry) => entry.by?.id ?? null,
  Act: (entry) => entry.action,
  About: (entry) => entry.objectKind,
  'About id': (entry) => entry.objectId,
  Before: (entry) => JSON.stringify(entry.before ?? null),
  After: (entry) => JSON.stringify(entry.after ?? null),
  Reason: (entry) => entry.reason,
};

/** What each table's file holds: the name of every column and its cell. */
export const EXPORT_COLUMNS = { ads, users, subscriptions, reports, held, audit } satisfies Record<
  StaffTableName,
  unknown
>;
