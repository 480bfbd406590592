/** For somebody of whom nobody knows where they are. */
const NOWHERE = 'UTC';

/** By whose clock most people live in a country that has several. */
const MOST_LIVE_BY: Readonly<Record<string, string>> = {
  AQ: NOWHERE,
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Truk',
  GL: 'America/Godthab',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kiev',
  UM: 'Pacific/Wake',
  US: 'America/New_York',
};

/** The time zone of a country, 'Asia/Calcutta' of 'IN'. Only the server asks: a browser knows its own. */
export function findTimeZone(country: string | null | undefined): string {
  if (!country || !/^[A-Z]{2}$/.test(country)) return NOWHERE;
  return MOST_LIVE_BY[country] ?? new Intl.Locale(`und-${country}`).getTimeZones()?.[0] ?? NOWHERE;
}

/** '17 November 2026' by the calendar of a zone. */
export const formatDayIn = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(moment);

/** '17 November': of the next weeks, where everybody knows the year. */
export const formatSoonDayIn = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: zone }).format(moment);

/** '17 November, 07:25': of the next days, by the clock of whoever reads it. */
export const formatSoonIn = (moment: Date, zone: string): string =>
  `${formatSoonDayIn(moment, zone)}, ${new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(moment)}`;

/** '17 November 2026, 07:25 (India Standard Time)': for an e-mail, which may be opened anywhere. */
export function formatMomentIn(moment: Date, zone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(moment);
  return `${formatDayIn(moment, zone)}, ${clock} (${nameZone(moment, zone, 'longGeneric')})`;
}

/** 'India Standard Time' or 'GMT+5:30'. */
export function nameZone(moment: Date, zone: string, kind: 'longGeneric' | 'shortOffset'): string {
  if (zone === NOWHERE) return NOWHERE;
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: kind }).formatToParts(
    moment,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** '2026-11-17T07:25Z' where clock and calendar on the wall said so: Swedes write dates as programs do. */
export const readWallClockIn = (moment: Date, zone: string): string =>
  `${new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
    .format(moment)
    .replace(' ', 'T')}Z`;
