const MINUTE_MS = 60_000;

/** 'Asked 2 minutes ago.' How long the payment provider's word is old, by the page's clock. */
export function sayAsked(checkedAt: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(checkedAt).getTime()) / MINUTE_MS);
  if (minutes < 1) return 'Asked just now.';
  if (minutes < 120) return `Asked ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ago.`;
  return `Asked ${Math.floor(minutes / 60)} hours ago.`;
}

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
const count = (many: number, thing: string): string => `${many} ${thing}${many === 1 ? '' : 's'}`;

/** '2 days, 18 hours': how long it is until then, by the page's clock; null once it is past. */
export function sayLeft(until: string, now: Date): string | null {
  const minutes = Math.floor((new Date(until).getTime() - now.getTime()) / MINUTE_MS);
  if (minutes < 0) return null;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (hours < 1) return count(minutes, 'minute');
  const days = Math.floor(hours / DAY_HOURS);
  if (days < 1) return count(hours, 'hour');
  const rest = hours % DAY_HOURS;
  return rest === 0 ? count(days, 'day') : `${count(days, 'day')}, ${count(rest, 'hour')}`;
}
