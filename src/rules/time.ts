/** An hour and a day, in the units that clocks (milliseconds) and cookies (seconds) count in. */
export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The day of a moment: '2026-11-15' of '2026-11-15T09:00:00.000Z'. */
export const toDay = (moment: string): string => moment.slice(0, 'yyyy-mm-dd'.length);

/** So many whole seconds are left until then, one at least: what whoever must wait is told. */
export const secondsUntil = (then: Date, now: Date): number =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));

type Window = { most: number; withinMs: number; now: Date };

/** Of so many in a while, the latest first: in how many seconds there will be room for one more. */
export function untilFewer(times: readonly Date[], { most, withinMs, now }: Window): number {
  const last = times[most - 1] ?? now;
  return secondsUntil(new Date(last.getTime() + withinMs), now);
}
