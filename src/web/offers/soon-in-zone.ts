import { readWallClockIn } from '#rules/countries/time-zones.ts';
import { showSoon } from './offer-says.ts';

/** 'Tue 17 Nov, 19:35' by the clock of a zone. */
export const showSoonIn = (iso: string, zone: string): string =>
  showSoon(readWallClockIn(new Date(iso), zone));
