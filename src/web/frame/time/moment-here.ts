import { showDate } from '../../ui/dates.ts';

/** '3 Nov 2026, 14:05' by the clock of this machine: in a browser the reader's own. Pages say it with `<Moment>`. */
export const showMoment = (iso: string): string => showWallClock(readWallClock(iso));

/** '3 Nov 2026, 14:05' of '2026-11-03T14:05Z', whosever clock it is. */
export const showWallClock = (wall: string): string => `${showDate(wall)}, ${wall.slice(11, 16)}`;

/** What clock and calendar on the wall said, written as if they were those of UTC. */
export function readWallClock(iso: string): string {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
}
