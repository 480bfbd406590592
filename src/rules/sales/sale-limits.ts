import { DAY_MS } from '../time.ts';
import type { SaleEnd } from './life/sale-kinds.ts';

type Limit = { many: number; withinMs: number; forMs: number };

/** Who often calls off what was paid deals with nobody for a while, nor does a buyer who agrees with many and pays none. */
export const CANCELS: Limit = { many: 3, withinMs: 90 * DAY_MS, forMs: 90 * DAY_MS };
export const LAPSES: Limit = { many: 3, withinMs: 30 * DAY_MS, forMs: 30 * DAY_MS };
/** So many of a seller's, and staff look. */
export const CANCELS_BEFORE_ALERT = 2;

/** Until when somebody is kept out who did this at these times; null where nothing keeps them out now. */
export function closedUntil(
  times: readonly Date[],
  { many, withinMs, forMs }: Limit,
  now: Date,
): Date | null {
  const sorted = times.map((time) => time.getTime()).toSorted((one, other) => other - one);
  const last = sorted.find(
    (time, at) => time - (sorted[at + many - 1] ?? Number.NEGATIVE_INFINITY) <= withinMs,
  );
  return last !== undefined && last + forMs > now.getTime() ? new Date(last + forMs) : null;
}

/** Whoever lost so many disputes has no protected sales, as long as the decisions are kept: empty boxes come in rows. */
export const LOST_DISPUTES_BEFORE_BAR = 2;

/** After these the buyer of a parcel that came late still owes for it: it was never paid, or the money is with them again. */
export const STILL_OWED_ENDS: readonly SaleEnd[] = [
  'called-off',
  'not-paid',
  'declined',
  'too-late',
  'frozen',
  'taken-back',
  'given-back',
];
