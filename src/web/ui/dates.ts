import { DAY_MS } from '#rules/time.ts';

// Tables of our own, not Intl: browsers bring theirs, and what they write must be what the server wrote.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** '3 Nov' */
export function showDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${monthName(date)}`;
}

/** '3 Nov 2026' */
export function showDate(iso: string): string {
  return `${showDay(iso)} ${new Date(iso).getUTCFullYear()}`;
}

/** What a plan without an end gives lasts, as it is kept, for thousands of years. */
export const hasEnd = (iso: string): boolean => iso < '9999';

/** 'Nov 26' */
export function showMonth(iso: string): string {
  const date = new Date(iso);
  return `${monthName(date)} ${twoDigits(date.getUTCFullYear() % 100)}`;
}

/** 'Nov 2026', also of '2026-11'. */
export function showMonthAndYear(iso: string): string {
  const date = new Date(iso);
  return `${monthName(date)} ${date.getUTCFullYear()}`;
}

/** 'today', 'yesterday', '3 days ago', '5 months ago'. */
export function showAge(iso: string, now: Date): string {
  const age = daysSince(iso, now);
  if (age === 0) return 'today';
  if (age === 1) return 'yesterday';
  if (age < 14) return `${age} days ago`;
  // From here on each is two at least.
  if (age < 61) return `${Math.floor(age / 7)} weeks ago`;
  if (age < 730) return `${Math.floor(age / 30.4)} months ago`;
  return `${Math.floor(age / 365)} years ago`;
}

/** Midnights between then and now; never negative, so that a clock a little ahead says 'today'. */
export function daysSince(iso: string, now: Date): number {
  return Math.max(0, dayNumber(now) - dayNumber(new Date(iso)));
}

/** The number of a day: what tells an age changes with it. */
const dayNumber = (time: Date): number => Math.floor(time.getTime() / DAY_MS);

/** The last so many days, this one last: '2026-11-02', '2026-11-03'. */
export const listLastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    new Date(now.getTime() - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );

function monthName(date: Date): string {
  const name = MONTHS[date.getUTCMonth()];
  if (name === undefined) throw new RangeError('This is no date.');
  return name;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
