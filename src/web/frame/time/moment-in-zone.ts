import { nameZone, readWallClockIn } from '#rules/countries/time-zones.ts';
import { showDate } from '../../ui/dates.ts';
import { showWallClock } from './moment-here.ts';

/** '3 Nov 2026, 19:35 GMT+5:30' by the clock of a zone, which is named: the server may be wrong about the reader. */
export function showMomentIn(iso: string, zone: string): string {
  return `${showWallClock(readWallClockIn(new Date(iso), zone))} ${nameZone(new Date(iso), zone, 'shortOffset')}`;
}

/** '3 Nov 2026' by the calendar of a zone. */
export const showDateIn = (iso: string, zone: string): string =>
  showDate(readWallClockIn(new Date(iso), zone));
