import { nameZone, readWallClockIn } from '#rules/countries/time-zones.ts';
import { showDate } from '../../ui/dates.ts';
import { showWallClock } from './moment-here.ts';

/** '3 Nov 2026, 19:35' by the clock of a zone. */
export const showMomentIn = (iso: string, zone: string): string =>
  showWallClock(readWallClockIn(new Date(iso), zone));

/** 'GMT+5:30', said beside the moment: the server may be wrong about the reader. */
export const showZone = (iso: string, zone: string): string => nameZone(new Date(iso), zone, 'shortOffset');

/** '3 Nov 2026' by the calendar of a zone. */
export const showDateIn = (iso: string, zone: string): string =>
  showDate(readWallClockIn(new Date(iso), zone));
