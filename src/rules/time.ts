/** An hour and a day, in the units that clocks (milliseconds) and cookies (seconds) count in. */
export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The day of a moment: '2026-11-15' of '2026-11-15T09:00:00.000Z'. */
export const toDay = (moment: string): string => moment.slice(0, 'yyyy-mm-dd'.length);
