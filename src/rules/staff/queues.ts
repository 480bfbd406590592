import type { Permission } from '../permissions.ts';
import { CHECK_TIME, REPORT_TIME, REVIEW_HOURS } from '../retention/promised-times.ts';
import { HOUR_MS } from '../time.ts';
import { describeSpan } from './waiting.ts';

type StaffQueue = {
  /** Above its number. */
  label: string;
  /** What one of it is called. */
  kind: string;
  /** The place of the staff area that it is worked off in, and what of that place. */
  place: string;
  query?: string;
  permission: Permission;
  /** So many hours after something came it is late; null where each has a day of its own. */
  promisedHours: number | null;
};

/** What waits for staff, whose work it is, and by when it is promised. */
export const STAFF_QUEUES = {
  review: {
    label: 'Ads to check',
    kind: 'Ad',
    place: 'review-queue',
    permission: 'review this ad',
    promisedHours: REVIEW_HOURS,
  },
  wanted: {
    label: 'Requests to check',
    kind: 'Request',
    place: 'review-queue',
    query: '?of=wanted',
    permission: 'review wanted ads',
    promisedHours: REVIEW_HOURS,
  },
  reports: {
    label: 'Reports',
    kind: 'Report',
    place: 'reports',
    permission: 'handle reports',
    promisedHours: REPORT_TIME.hours,
  },
  appeals: {
    label: 'Appeals',
    kind: 'Appeal',
    place: 'reports',
    query: '?which=appealed',
    permission: 'handle reports',
    promisedHours: REPORT_TIME.hours,
  },
  held: {
    label: 'Held messages',
    kind: 'Message',
    place: 'held-messages',
    permission: 'handle held messages',
    promisedHours: 12,
  },
  cases: {
    label: 'Cases',
    kind: 'Case',
    place: 'cases',
    permission: 'handle cases',
    promisedHours: null,
  },
  buyers: {
    label: 'Buyers to certify',
    kind: 'Buyer',
    place: 'buyers-to-check',
    permission: 'check buyers',
    promisedHours: CHECK_TIME.hours,
  },
} as const satisfies Record<string, StaffQueue>;
export type QueueName = keyof typeof STAFF_QUEUES;
export const QUEUE_NAMES = Object.keys(STAFF_QUEUES) as [QueueName, ...QueueName[]];

/** Where a queue is worked off. */
export function toQueuePath(name: QueueName): string {
  const { place, query = '' }: StaffQueue = STAFF_QUEUES[name];
  return `/super-admin-user/${place}${query}`;
}

/** When what came at this moment is late. */
export function findPromise(name: QueueName, since: Date, ownDueAt: Date | null): Date {
  const { promisedHours }: StaffQueue = STAFF_QUEUES[name];
  return promisedHours === null ? (ownDueAt ?? since) : new Date(since.getTime() + promisedHours * HOUR_MS);
}

/** How much waits in a queue; `since` and `dueAt` are those of what is due first, null where nothing waits. */
export type QueueCount = { waiting: number; since: string | null; dueAt: string | null };
export type QueueState = 'late' | 'soon' | 'calm' | 'empty';

/** From this part of the promised time on a queue should be worked at. */
const SOON = 0.75;
/** Where the promise is marked on the bar; what is late has the rest of it. */
export const PROMISE_MARK = 2 / 3;

/** How a queue stands: in words, and how far its bar reaches, from 0 to 1. */
export function describeQueue(
  { waiting, since, dueAt }: QueueCount,
  now: Date,
): { state: QueueState; words: string; reach: number } {
  if (waiting === 0 || since === null || dueAt === null)
    return { state: 'empty', words: 'Nothing waits.', reach: 0 };
  const age = now.getTime() - Date.parse(since);
  const promised = Date.parse(dueAt) - Date.parse(since);
  const left = promised - age;
  const part = promised > 0 ? age / promised : 1;
  const reach = Math.min(1, Math.max(0.02, part * PROMISE_MARK));
  if (left < 0)
    return { state: 'late', words: `Overdue by ${describeSpan(-left)} · ${describeSpan(age)} old`, reach };
  const outOf = `${describeSpan(age)} of ${describeSpan(promised)}`;
  return part >= SOON
    ? { state: 'soon', words: `${describeSpan(left)} left · ${outOf}`, reach }
    : { state: 'calm', words: `Oldest ${outOf}`, reach };
}

export const isOverdue = ({ dueAt }: Pick<QueueCount, 'dueAt'>, now: Date): boolean =>
  dueAt !== null && Date.parse(dueAt) < now.getTime();

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** 'Sunday 15 November. Two queues are overdue.' */
export function describeToday(late: number, now: Date): string {
  const day = `${DAYS[now.getUTCDay()]} ${now.getUTCDate()} ${MONTHS[now.getUTCMonth()]}.`;
  if (late === 0) return `${day} Nothing is overdue.`;
  return `${day} ${NUMBERS[late] ?? late} ${late === 1 ? 'queue is' : 'queues are'} overdue.`;
}
