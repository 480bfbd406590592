import { DAY_MS } from '../time.ts';

/** The plan that the badge comes with. */
export const CERTIFIED_PLAN = 6;
export const CERTIFIED_BUYER = 'Certified buyer';
/** A check holds a year at most; then somebody looks again. */
export const CHECK_HOLDS_DAYS = 365;

export const CHECK_STATES = ['asked', 'granted', 'refused', 'ended'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** What staff look at before they certify somebody. */
export const LOOKED_AT = {
  register: 'The business in the public register',
  website: 'The website or page of the shop',
  address: 'The address, on a map or a street view',
  call: 'A call to the number of the business',
  papers: 'Papers that they sent us',
} as const;
export type LookedAt = keyof typeof LOOKED_AT;

/** The one rule: the badge is shown while the check holds and its plan runs. `is_certified_buyer` says the same. */
export const showsBadge = (
  { state, until }: { state: CheckState; until: Date | null },
  runningPlan: number | null,
  now: Date,
): boolean => state === 'granted' && until !== null && until > now && runningPlan === CERTIFIED_PLAN;

/** Whether somebody may send their details: not while they wait, nor while the check holds. */
export const canAsk = (state: CheckState | null): boolean => state !== 'asked' && state !== 'granted';

/** Until the end of that day; undefined where it is past, or further than a check holds. */
export function readUntil(day: string, now: Date): Date | undefined {
  const until = new Date(`${day}T23:59:59Z`);
  const left = until.getTime() - now.getTime();
  return left > 0 && left <= (CHECK_HOLDS_DAYS + 1) * DAY_MS ? until : undefined;
}

/** The last day that can be chosen. */
export const lastUntil = (now: Date): string =>
  new Date(now.getTime() + CHECK_HOLDS_DAYS * DAY_MS).toISOString().slice(0, 10);
