/** By what an ad can be hidden, the weightiest last: of several that stand, the weightiest is told. */
export const HOLD_KINDS = ['check', 'leaving', 'suspension', 'removal'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

type HoldRule = {
  /** A hold on a person hides all of their ads. */
  on: 'ad' | 'person';
  /** The person cannot sign in while it stands. */
  shutsOut: boolean;
  /** What ends it; nothing else does. */
  endsWith: string;
  /** As a badge names it. */
  label: string;
  /** For the owner and for staff. */
  why: string;
};

/**
 * Everything that hides. A hold is no status: what is held stays live, paused or sold, holds its place in the plan, and
 * is as it was when the hold ends. Each case has a hold of its own, and ending one ends no other.
 */
export const HOLDS: Record<HoldKind, HoldRule> = {
  check: {
    on: 'ad',
    shutsOut: false,
    endsWith: 'a decision in its case that removes nothing',
    label: 'Hidden: being checked',
    why: 'This ad is hidden while we check a report about it.',
  },
  leaving: {
    on: 'person',
    shutsOut: false,
    endsWith: 'the person coming back within their fortnight',
    label: 'Hidden: its seller is leaving',
    why: 'This ad is hidden because its seller is leaving.',
  },
  suspension: {
    on: 'person',
    shutsOut: true,
    endsWith: 'staff letting the person in again, or a reversal in its case',
    label: 'Hidden: its seller is suspended',
    why: 'This ad is hidden because its seller is suspended.',
  },
  removal: {
    on: 'ad',
    shutsOut: false,
    endsWith: 'a reversal in its case',
    label: 'Removed after a report',
    why: 'We have removed this ad after a report.',
  },
};

/** A report on an ad, and what came of earlier ones on the same ad for the same reason. */
type Alarm = {
  reason: string;
  reporterId: string | null;
  dismissed: readonly { reporterId: string | null }[];
};

/**
 * Whether a report hides its ad before anybody has looked. Once such a report was dismissed, a visitor's no longer
 * does, nor that of a person whose own was dismissed: it goes to the front of the queue instead.
 */
export function hidesAtOnce({ reason, reporterId, dismissed }: Alarm): boolean {
  if (reason !== 'minor') return false;
  if (reporterId === null) return dismissed.length === 0;
  return dismissed.every((earlier) => earlier.reporterId !== reporterId);
}
