import { plural } from '../text/plural.ts';

/** First answers of so many days are looked at, and so many there must be before anything is said. */
export const ANSWER_TIME = { days: 90, least: 3 } as const;

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** 'within an hour', 'within 5 hours', 'within 2 days': what half of the answers kept to, never made to look shorter. */
export function describeAnswerTime(minutes: number): string {
  const hours = Math.max(1, Math.ceil(minutes / HOUR_MINUTES));
  if (hours === 1) return 'within an hour';
  if (minutes <= DAY_MINUTES / 2) return `within ${plural(hours, 'hour')}`;
  const days = Math.ceil(minutes / DAY_MINUTES);
  return days === 1 ? 'within a day' : `within ${plural(days, 'day')}`;
}
