import { DAY_MS } from '#rules/time.ts';

const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const ages = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** The number of this day: what tells an age changes with it. */
export const today = () => Math.floor(Date.now() / DAY_MS);

/** '3 Nov' */
export const showDay = (iso: string) => days.format(new Date(iso));

/** '3 Nov 2026' */
export const showDate = (iso: string) => dates.format(new Date(iso));

/** '3 Nov 2026, 14:05' in universal time: the server does not know where the reader is. */
export const showMoment = (iso: string) => `${moments.format(new Date(iso))} UTC`;

/** 'today', 'yesterday', '3 days ago', '5 months ago'. */
export function showAge(iso: string, now = new Date()): string {
  const age = daysSince(iso, now);
  if (age < 14) return ages.format(-age, 'day');
  if (age < 61) return ages.format(-Math.floor(age / 7), 'week');
  if (age < 730) return ages.format(-Math.floor(age / 30.4), 'month');
  return ages.format(-Math.floor(age / 365), 'year');
}

/** Midnights between then and now; never negative, so that a clock a little ahead says 'today'. */
export function daysSince(iso: string, now = new Date()): number {
  return Math.max(0, Math.floor(now.getTime() / DAY_MS) - Math.floor(new Date(iso).getTime() / DAY_MS));
}
