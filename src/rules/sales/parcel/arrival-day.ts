import { Refusal } from '../../refusal.ts';
import { HOUR_MS, toDay } from '../../time.ts';

/** Whoever reads a carrier's page may live where it is another day than here. */
const EARLIEST_ZONE_MS = 12 * HOUR_MS;
const LATEST_ZONE_MS = 14 * HOUR_MS;

/** A parcel arrives between its posting, where we know of it, and today, wherever that is today. */
export function ensureArrivalDay(day: string, { postedAt, now }: { postedAt: Date | null; now: Date }): void {
  const isTooEarly = postedAt !== null && day < dayOf(postedAt.getTime() - EARLIEST_ZONE_MS);
  if (!isTooEarly && day <= dayOf(now.getTime() + LATEST_ZONE_MS)) return;
  throw new Refusal('invalid', 'Please check what you entered.', {
    day: ['Choose a day from the posting until today.'],
  });
}

const dayOf = (ms: number): string => toDay(new Date(ms).toISOString());
