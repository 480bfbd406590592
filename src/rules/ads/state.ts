import { RETENTION } from '../retention/retention.ts';
import type { Account, Viewer } from '../accounts/account.ts';
import { isParty, type Party } from './parties.ts';
import { AD_EVENT_DONE, AD_STATUS_IN_A_SENTENCE } from './ad-words.ts';
import { type HoldKind, HOLDS } from '../moderation/holds.ts';
import { Refusal } from '../refusal.ts';
import { DAY_MS } from '../time.ts';

export const AD_STATUSES = [
  'draft',
  'pending_review',
  'changes_requested',
  'rejected',
  'live',
  'paused',
  'expired',
  'sold',
  'deleted',
] as const;
export type AdStatus = (typeof AD_STATUSES)[number];

export const AD_EVENTS = [
  'save',
  'submit',
  'approve',
  'ask-for-changes',
  'reject',
  'undo-review',
  'pause',
  'expire',
  'put-live',
  'mark-sold',
  'delete',
  'undo-delete',
  'finish',
  'set-aside',
] as const;
export type AdEvent = (typeof AD_EVENTS)[number];

/** Units of time in milliseconds. */
const UNITS = { seconds: 1000, minutes: 60 * 1000, days: DAY_MS } as const;
export const AD_LIFE_DAYS = 90;
export const UNDO_AD_DAYS = RETENTION.deletedAds;
/** So long whoever deleted an ad of their own can take it back; the page reminds them of it for ten seconds. */
export const UNDO_DELETE_MINUTES = 10;
/** So long a decision on an ad that waited can be taken back; its seller hears of it after that. */
export const UNDO_SECONDS = 10;

/** One row of the life of an ad. */
export type Transition = {
  from: readonly AdStatus[];
  event: AdEvent;
  to: AdStatus;
  who: readonly Party[];
  /** Decides between two rows of one event: whether something speaks for a look by staff first. */
  reviewNeeded?: boolean;
  /** Allowed only this long after the ad came into its status. */
  within?: { count: number; unit: keyof typeof UNITS };
  /** Leads only back to what the ad was before. */
  isBack?: boolean;
};

const days = (count: number) => ({ count, unit: 'days' }) as const;
const NOT_SUBMITTED = ['draft', 'changes_requested'] as const;
const NOT_DELETED = AD_STATUSES.filter((status) => status !== 'deleted');

/** The life of an ad: the one table that server, buttons and tests read. Whatever is not here does not happen. */
const AD_LIFE: readonly Transition[] = [
  { from: [], event: 'save', to: 'draft', who: ['owner'] },
  { from: NOT_SUBMITTED, event: 'submit', to: 'live', who: ['owner'], reviewNeeded: false },
  { from: NOT_SUBMITTED, event: 'submit', to: 'pending_review', who: ['owner'], reviewNeeded: true },
  { from: ['pending_review'], event: 'approve', to: 'live', who: ['reviewer'] },
  { from: ['pending_review'], event: 'ask-for-changes', to: 'changes_requested', who: ['reviewer'] },
  { from: ['pending_review'], event: 'reject', to: 'rejected', who: ['reviewer'] },
  {
    from: ['live', 'changes_requested', 'rejected'],
    event: 'undo-review',
    to: 'pending_review',
    who: ['reviewer'],
    within: { count: UNDO_SECONDS, unit: 'seconds' },
  },
  { from: ['live'], event: 'pause', to: 'paused', who: ['owner'] },
  { from: ['live'], event: 'expire', to: 'expired', who: ['system'] },
  // How a protected sale ends, whatever the ad's days: paid out, or given back when the hair may be off already.
  { from: ['live', 'expired'], event: 'finish', to: 'sold', who: ['system'] },
  { from: ['live', 'expired'], event: 'set-aside', to: 'paused', who: ['system'] },
  { from: ['paused', 'expired'], event: 'put-live', to: 'live', who: ['owner', 'staff'] },
  { from: ['live', 'paused'], event: 'mark-sold', to: 'sold', who: ['owner', 'staff'] },
  { from: ['sold'], event: 'put-live', to: 'live', who: ['owner', 'staff'], within: days(UNDO_AD_DAYS) },
  { from: NOT_DELETED, event: 'delete', to: 'deleted', who: ['owner', 'staff'] },
  { from: ['deleted'], event: 'put-live', to: 'live', who: ['admin'], within: days(UNDO_AD_DAYS) },
  ...NOT_DELETED.map((to): Transition => ({
    from: ['deleted'],
    event: 'undo-delete',
    to,
    who: ['owner'],
    within: { count: UNDO_DELETE_MINUTES, unit: 'minutes' },
    isBack: true,
  })),
];

/** Every step the table knows, for whoever guards it elsewhere (the database does). */
export const AD_STEPS: readonly (readonly [from: AdStatus, to: AdStatus])[] = AD_STATUSES.flatMap((from) =>
  AD_STATUSES.filter((to) => AD_LIFE.some((row) => row.to === to && row.from.includes(from))).map(
    (to) => [from, to] as const,
  ),
);

/** Statuses that only the owner and staff may see. */
export const PRIVATE_STATUSES: readonly AdStatus[] = [
  'draft',
  'pending_review',
  'changes_requested',
  'rejected',
];

/** Statuses in which what an ad says may be changed. */
const EDITABLE: readonly AdStatus[] = [
  'draft',
  'pending_review',
  'changes_requested',
  'live',
  'paused',
  'expired',
];

/** As much of an ad as its life depends on. `statusSince`: when it came into its status. `held`: by what it is hidden. */
export type AdInLife = {
  status: AdStatus;
  version: number;
  sellerId: string;
  enteredBy: string | null;
  expiresAt: Date | null;
  /** Until when it is kept for a buyer: so long it does not end by its date. */
  reservedUntil: Date | null;
  statusSince: Date;
  held: HoldKind | null;
  /** What it was when its owner deleted it; null also if somebody else did. */
  deletedFrom?: AdStatus | null;
  /** Whether its hair was paid out to its seller in a protected sale: it is gone for good. */
  isPaidOut?: boolean;
  /** Whether it was on show once: only what was comes back to it. */
  wasPublished: boolean;
};

/** The status that holds now, seen by a scheduler or not: past its date a live ad has expired, unless it is kept for a buyer. */
export function statusAt(ad: Pick<AdInLife, 'status' | 'expiresAt' | 'reservedUntil'>, now: Date): AdStatus {
  const isOver = ad.status === 'live' && ad.expiresAt !== null && ad.expiresAt <= now;
  const isKept = ad.reservedUntil !== null && ad.reservedUntil > now;
  return isOver && !isKept ? 'expired' : ad.status;
}

/** Whether strangers may see the ad: its status is a public one and nothing holds it. */
export const isOnShow = ({ status, held }: Pick<AdInLife, 'status' | 'held'>): boolean =>
  held === null && status !== 'deleted' && !PRIVATE_STATUSES.includes(status);

/** What this viewer may do to this ad now: the buttons to show. Room in the plan is not asked here. */
export function allowedEvents(viewer: Viewer, ad: AdInLife, now: Date): AdEvent[] {
  const rows = AD_LIFE.filter(
    (row) => isOpen(row, ad, now) && row.who.some((party) => isParty(viewer, party, ad)),
  );
  return [...new Set(rows.map((row) => row.event))];
}

/** The row by which the event happens, or a refusal that says how the ad stands. A null account is the clock. */
export function ensureTransition(
  account: Account | null,
  ad: AdInLife,
  event: AdEvent,
  now: Date,
  reviewNeeded = false,
): Transition {
  const row = AD_LIFE.find(
    (each) =>
      each.event === event &&
      (each.reviewNeeded ?? reviewNeeded) === reviewNeeded &&
      isOpen(each, ad, now) &&
      each.who.some((party) => (account === null ? party === 'system' : isParty(account, party, ad))),
  );
  if (row !== undefined) return row;
  throw conflict(ad, event, now);
}

/** Refuses to change what an ad says once it is over. */
export function ensureEditable(ad: AdInLife, now: Date): void {
  const status = statusAt(ad, now);
  if (EDITABLE.includes(status)) return;
  const sentence = `This ad is ${AD_STATUS_IN_A_SENTENCE[status]} and cannot be changed.`;
  throw refuse(sentence, { status, version: ad.version });
}

/** Refuses new days for what is held: nothing may bring it on show. */
export function ensureNotHeld(ad: AdInLife): void {
  if (ad.held !== null) throw heldBack(ad.held, 'put-live', ad);
}

function isOpen(row: Transition, ad: AdInLife, now: Date): boolean {
  const current = statusAt(ad, now);
  if (row.event === 'expire') return ad.status === 'live' && current === 'expired';
  const isTooLate = row.within !== undefined && isOlderThan(ad.statusSince, row.within, now);
  const isGone = row.to === 'live' && ad.isPaidOut === true;
  return (
    row.from.includes(current) &&
    !isTooLate &&
    !isGone &&
    !isUnseen(row, ad) &&
    isWayBack(row, ad) &&
    !isHeldBack(row, ad)
  );
}

/** Nobody has looked at a draft that was deleted: it does not come to life past all checks. */
const isUnseen = (row: Transition, ad: Pick<AdInLife, 'wasPublished'>) =>
  row.event === 'put-live' && !ad.wasPublished;

const isWayBack = (row: Transition, ad: AdInLife) => !row.isBack || row.to === ad.deletedFrom;

/**
 * Nothing that is held comes to life: its owner may change, pause, sell or delete it meanwhile. What comes back from
 * being deleted comes back as it was, hidden.
 */
const isHeldBack = (row: Transition, ad: Pick<AdInLife, 'held'>) =>
  row.to === 'live' && !row.isBack && ad.held !== null;

function conflict(ad: AdInLife, event: AdEvent, now: Date): Refusal {
  const current = { status: statusAt(ad, now), version: ad.version };
  const ways = AD_LIFE.filter((row) => row.event === event && row.from.includes(current.status));
  const rows = ways.filter((row) => isWayBack(row, ad));
  if (ad.held !== null && rows.some((row) => isOpen(row, { ...ad, held: null }, now)))
    return heldBack(ad.held, event, current);
  if (ad.isPaidOut && rows.some((row) => isOpen(row, { ...ad, isPaidOut: false, held: null }, now)))
    return refuse('Somebody is paying or has paid for this hair.', current);
  if (rows.some((row) => isUnseen(row, ad) && isOpen(row, { ...ad, wasPublished: true }, now)))
    return refuse('This ad was never published, so it cannot come back. Post it again.', current);
  const late = rows.find((row) => row.within && !isOpen(row, ad, now))?.within;
  const why = rows.length === 0 ? '' : late ? ` after ${late.count} ${late.unit}` : ' by you';
  const sentence = `This ad is ${AD_STATUS_IN_A_SENTENCE[current.status]} and cannot be ${AD_EVENT_DONE[event]}${why}.`;
  return refuse(sentence, current);
}

type Current = Pick<AdInLife, 'status' | 'version'>;
const refuse = (sentence: string, current: Current) => new Refusal('conflict', sentence, {}, { current });

const heldBack = (held: HoldKind, event: AdEvent, current: Current) =>
  refuse(`${HOLDS[held].why} Until that is lifted it cannot be ${AD_EVENT_DONE[event]}.`, current);

const isOlderThan = (since: Date, { count, unit }: NonNullable<Transition['within']>, now: Date) =>
  now.getTime() - since.getTime() > count * UNITS[unit];
