import { z } from 'zod';
import { StaffOffer } from '../../agreements/for-staff/staff-offer-view.ts';
import { ROLES } from '#rules/accounts/account.ts';
import { isInStaffList, type StaffFactsIn } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { AD_EVENTS, AD_STATUSES } from '#rules/ads/state.ts';
import { toDraftShape } from '#rules/ads/fields/view-schema.ts';
import { HOLD_KINDS } from '#rules/moderation/holds.ts';
import { StandingHold } from '../../holds/hold-view.ts';
import {
  APPEAL_OUTCOMES,
  REPORT_OUTCOMES,
  REPORT_REASONS,
  REPORT_TARGETS,
} from '#rules/moderation/report-words.ts';
import { PLAN_TYPES } from '#rules/payments/subscription.ts';

const time = z.iso.datetime();
const person = z.object({ id: z.string(), username: z.string() });

/** A page of a table: its rows, where the next page begins, and how many rows there are in all. */
export const pageShape = <Row extends z.ZodType>(row: Row) => ({
  items: z.array(row),
  next: z.string().nullable(),
  total: z.int(),
  totalCapped: z.boolean(),
});
export type TablePage<View> = { items: View[]; next: string | null; total: number; totalCapped: boolean };

/** An ad as a row for staff. */
export const StaffAd = z.object({
  id: z.string(),
  number: z.string(),
  url: z.string(),
  title: z.string().nullable(),
  status: z.enum(AD_STATUSES),
  version: z.int(),
  seller: person,
  enteredBy: z.string().nullable(),
  photo: z.string().nullable(),
  ...toDraftShape<StaffFactsIn<typeof AD_FIELDS>>(AD_FIELDS, isInStaffList),
  risk: z.int(),
  openReports: z.int(),
  /** By what it is hidden, whatever its status. */
  held: z.enum(HOLD_KINDS).nullable(),
  createdAt: time,
  updatedAt: time,
  allowed: z.array(z.enum(AD_EVENTS)),
});
export type StaffAd = z.infer<typeof StaffAd>;

const USER_STATES = ['active', 'unverified', 'suspended', 'leaving', 'invited'] as const;

/** A person as a row for admins. */
export const StaffUser = z.object({
  userId: z.string(),
  username: z.string(),
  /** Masked: whoever needs the address asks for it, with a reason. */
  email: z.string(),
  role: z.enum(ROLES),
  /** Grows when role, address, proofs or suspension change. */
  version: z.int(),
  accountType: z.literal([0, 1, 2]),
  country: z.string(),
  state: z.enum(USER_STATES),
  /** Everything that keeps this person out or hides their ads. */
  holds: z.array(StandingHold),
  planName: z.string().nullable(),
  planEndsAt: time.nullable(),
  liveAds: z.int(),
  openReports: z.int(),
  createdAt: time,
  lastSeenAt: time.nullable(),
});
export type StaffUser = z.infer<typeof StaffUser>;

const SUBSCRIPTION_STATES = ['running', 'over', 'off'] as const;

/** Somebody's subscription as a row for admins. */
export const StaffSubscription = z.object({
  userId: z.string(),
  username: z.string(),
  email: z.string(),
  accountType: z.literal([0, 1, 2]),
  plan: z.literal([0, ...PLAN_TYPES]),
  planName: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  source: z.enum(['bought', 'granted', 'free']),
  startsAt: time,
  endsAt: time.nullable(),
});
export type StaffSubscription = z.infer<typeof StaffSubscription>;

/** A report as staff see it. Who reported has no weight and is not shown. */
export const StaffReport = z.object({
  caseNumber: z.string(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  createdAt: time,
  target: z.object({ kind: z.enum(REPORT_TARGETS), id: z.string(), label: z.string() }),
  /** Photos of the message it is about, by address: whoever opens one is noted in the audit. */
  photos: z.array(z.string()),
  about: person.nullable(),
  tookDown: z.boolean(),
  /** It stands before all others in the queue. */
  isAhead: z.boolean(),
  outcome: z.enum(REPORT_OUTCOMES).nullable(),
  statement: z.string().nullable(),
  /** Who of us decided it, by name, and when. */
  decidedBy: z.string().nullable(),
  decidedAt: time.nullable(),
  appeal: z.string().nullable(),
  appealOutcome: z.enum(APPEAL_OUTCOMES).nullable(),
  appealDecidedBy: z.string().nullable(),
  appealDecidedAt: time.nullable(),
});
export type StaffReport = z.infer<typeof StaffReport>;

/** A message that the screening held back. */
export const HeldMessage = z.object({
  messageId: z.string(),
  text: z.string(),
  shownText: z.string(),
  score: z.int(),
  signals: z.array(z.string()),
  notes: z.array(z.string()),
  /** By address: whoever opens one is noted in the audit. */
  photos: z.array(z.string()),
  sentAt: time,
  decision: z.enum(['released', 'refused']).nullable(),
  sender: person,
  ad: z.object({ id: z.string(), number: z.string(), title: z.string() }),
  /** What is offered with it; it opens or is over with the decision about its words. */
  offer: StaffOffer.nullable(),
});
export type HeldMessage = z.infer<typeof HeldMessage>;

/** A case as a row of the desk. */
export const StaffCase = z.object({
  caseNumber: z.string(),
  topic: z.string(),
  state: z.enum(['waiting', 'answered', 'closed']),
  /** How it begins. */
  text: z.string(),
  /** Masked, as everywhere. */
  email: z.string(),
  person: person.nullable(),
  /** Who of us goes on with it. */
  handler: z.string().nullable(),
  isForManagement: z.boolean(),
  /** By when an answer is promised; null while nothing waits. */
  dueAt: time.nullable(),
  createdAt: time,
  lastAt: time,
});
export type StaffCase = z.infer<typeof StaffCase>;

/** One line of the audit: who, what, before, after, when, why. Without a person it was the system. */
export const AuditEntry = z.object({
  id: z.string(),
  at: time,
  by: person.nullable(),
  action: z.string(),
  objectKind: z.string(),
  objectId: z.string(),
  /** What people call it: its number or its name. Null where it has neither. */
  objectName: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
