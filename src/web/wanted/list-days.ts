import { DAY_MS, toDay } from '#rules/time.ts';
import { WANTED_LIMITS } from '#rules/wanted/wanted-fields.ts';

const USUAL_DAYS = 30;

/** The days a request can run until, and the one it usually does. */
export function listDays(now: Date) {
  const day = (days: number) => toDay(new Date(now.getTime() + days * DAY_MS).toISOString());
  return { first: day(WANTED_LIMITS.days.min), last: day(WANTED_LIMITS.days.max), usual: day(USUAL_DAYS) };
}
