import { Refusal } from '../refusal.ts';
import { RETENTION } from '../retention/retention.ts';
import { DAY_MS } from '../time.ts';

export const WANTED_STATUSES = ['pending_review', 'live', 'rejected', 'ended', 'deleted'] as const;
export type WantedStatus = (typeof WANTED_STATUSES)[number];

export const WANTED_EVENTS = [
  'post',
  'approve',
  'reject',
  'edit',
  'end',
  'run-out',
  'renew',
  'delete',
] as const;
export type WantedEvent = (typeof WANTED_EVENTS)[number];

type WantedParty = 'owner' | 'staff' | 'clock';

type Step = {
  from: readonly WantedStatus[];
  event: WantedEvent;
  to: WantedStatus;
  who: readonly WantedParty[];
  /** Decides between two rows of one event: whether something speaks for a look by staff first. */
  reviewNeeded?: boolean;
};

/** The life of a request: the one table that server, buttons, database and tests read. Whatever is not here does not happen. */
const WANTED_LIFE: readonly Step[] = [
  { from: [], event: 'post', to: 'live', who: ['owner'], reviewNeeded: false },
  { from: [], event: 'post', to: 'pending_review', who: ['owner'], reviewNeeded: true },
  { from: ['pending_review'], event: 'approve', to: 'live', who: ['staff'] },
  { from: ['pending_review'], event: 'reject', to: 'rejected', who: ['staff'] },
  { from: ['live'], event: 'edit', to: 'live', who: ['owner'], reviewNeeded: false },
  { from: ['live'], event: 'edit', to: 'pending_review', who: ['owner'], reviewNeeded: true },
  { from: ['live'], event: 'end', to: 'ended', who: ['owner'] },
  // One whose day passes while it waits is never shown: nobody need read it any more.
  { from: ['live', 'pending_review'], event: 'run-out', to: 'ended', who: ['clock'] },
  { from: ['ended'], event: 'renew', to: 'live', who: ['owner'], reviewNeeded: false },
  { from: ['ended'], event: 'renew', to: 'pending_review', who: ['owner'], reviewNeeded: true },
  {
    from: ['pending_review', 'live', 'rejected', 'ended'],
    event: 'delete',
    to: 'deleted',
    who: ['owner', 'staff'],
  },
];

/** Every step the table knows from one status to another, for whoever guards it elsewhere (the database does). */
export const WANTED_STEPS: readonly (readonly [from: WantedStatus, to: WantedStatus])[] =
  WANTED_STATUSES.flatMap((from) =>
    WANTED_STATUSES.filter(
      (to) => to !== from && WANTED_LIFE.some((step) => step.to === to && step.from.includes(from)),
    ).map((to) => [from, to] as const),
  );

/** So long an ended request can be renewed, and is still shown to whoever has its address. */
const WANTED_SHOWN_DAYS = RETENTION.endedRequests;

/** As much of a request as its life depends on. */
export type WantedInLife = { status: WantedStatus; endsAt: Date; endedAt: Date | null };

/** The status that holds now: what is past its time is over, whether or not the scheduler has seen it. */
export function wantedStatusAt({ status, endsAt }: WantedInLife, now: Date): WantedStatus {
  return (status === 'live' || status === 'pending_review') && endsAt <= now ? 'ended' : status;
}

/** When it ended, by its owner or by the clock; null while it has not. */
export function findEnd(wanted: WantedInLife, now: Date): Date | null {
  return wantedStatusAt(wanted, now) === 'ended' ? (wanted.endedAt ?? wanted.endsAt) : null;
}

/** Whether it ended so lately that it is still shown, and can be renewed. */
export function isJustEnded(wanted: WantedInLife, now: Date): boolean {
  const end = findEnd(wanted, now);
  return end !== null && now.getTime() < end.getTime() + WANTED_SHOWN_DAYS * DAY_MS;
}

/** What its owner may do with it now: the buttons to show. */
export function allowedWantedEvents(wanted: WantedInLife, now: Date): WantedEvent[] {
  const status = wantedStatusAt(wanted, now);
  const events = WANTED_LIFE.filter(
    ({ from, who, event }) =>
      from.includes(status) && who.includes('owner') && (event !== 'renew' || isJustEnded(wanted, now)),
  ).map(({ event }) => event);
  return [...new Set(events)];
}

/** What a new request is at first. */
export const statusAfterPosting = ({ isReviewNeeded }: { isReviewNeeded: boolean }): WantedStatus =>
  isReviewNeeded ? 'pending_review' : 'live';

/** The status that the event leads to, or a refusal that says how the request stands. */
export function ensureWantedStep(
  wanted: WantedInLife & { version: number },
  event: WantedEvent,
  now: Date,
  { isReviewNeeded = false } = {},
): WantedStatus {
  const status = wantedStatusAt(wanted, now);
  const step = WANTED_LIFE.find(
    (each) =>
      each.event === event &&
      each.from.includes(status) &&
      (each.reviewNeeded === undefined || each.reviewNeeded === isReviewNeeded),
  );
  const isTooLate = event === 'renew' && status === 'ended' && !isJustEnded(wanted, now);
  if (step && !isTooLate) return step.to;
  throw new Refusal(
    'conflict',
    isTooLate
      ? `This request ended more than ${WANTED_SHOWN_DAYS} days ago. Post a new one.`
      : WANTED_SENTENCE[status],
    {},
    { current: { status, version: wanted.version } },
  );
}

/** How a request stands, for whoever wanted something else. */
export const WANTED_SENTENCE: Record<WantedStatus, string> = {
  pending_review: 'This request is waiting for our review.',
  live: 'This request is live.',
  rejected: 'This request was not accepted.',
  ended: 'This request has ended.',
  deleted: 'This request was deleted.',
};

/** What is said of a request that is hidden: for now, or since a report about it was right. */
export const WANTED_HIDDEN = {
  now: 'This request is not shown at the moment.',
  forGood: 'This request was removed.',
} as const;

export const WANTED_STATUS_LABELS: Record<WantedStatus, string> = {
  pending_review: 'Being checked',
  live: 'Live',
  rejected: 'Not accepted',
  ended: 'Ended',
  deleted: 'Deleted',
};
