import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { findTimeZone, formatDayIn, formatMomentIn, nameZone } from './time-zones.ts';

const winter = new Date('2026-01-15T20:00:00Z');
const summer = new Date('2026-07-15T20:00:00Z');

test.each([
  ['IN', 'Asia/Calcutta'],
  ['GB', 'Europe/London'],
  ['DE', 'Europe/Berlin'],
  ['US', 'America/New_York'],
  ['NP', 'Asia/Katmandu'],
  ['BV', 'UTC'],
  [null, 'UTC'],
  [undefined, 'UTC'],
  ['', 'UTC'],
  ['any', 'UTC'],
])('the clocks of %s are those of %s', (country, zone) => expect(findTimeZone(country)).toBe(zone));

test('of a country with several clocks, most people live by the one that was chosen', () => {
  const readClocks = (zone: string) =>
    [winter, summer].map((moment) => nameZone(moment, zone, 'shortOffset')).join();
  const listZones = (country: string) => new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
  const several = COUNTRIES.filter((country) => new Set(listZones(country).map(readClocks)).size > 1);
  expect(several.map((country) => `${country} ${findTimeZone(country)}`)).toMatchInlineSnapshot(`
    [
      "AQ UTC",
      "AU Australia/Sydney",
      "BR America/Sao_Paulo",
      "CA America/Toronto",
      "CD Africa/Kinshasa",
      "CL America/Santiago",
      "CN Asia/Shanghai",
      "EC America/Guayaquil",
      "ES Europe/Madrid",
      "FM Pacific/Truk",
      "GL America/Godthab",
      "ID Asia/Jakarta",
      "KI Pacific/Tarawa",
      "MN Asia/Ulaanbaatar",
      "MX America/Mexico_City",
      "NZ Pacific/Auckland",
      "PF Pacific/Tahiti",
      "PG Pacific/Port_Moresby",
      "PT Europe/Lisbon",
      "RU Europe/Moscow",
      "UA Europe/Kiev",
      "UM Pacific/Wake",
      "US America/New_York",
    ]
  `);
  for (const country of several.filter((each) => each !== 'AQ'))
    expect(listZones(country), country).toContain(findTimeZone(country));
});

test.each([
  ['Asia/Calcutta', winter, '16 January 2026, 01:30 (India Standard Time)', 'GMT+5:30'],
  ['Europe/Berlin', winter, '15 January 2026, 21:00 (Central European Time)', 'GMT+1'],
  ['Europe/Berlin', summer, '15 July 2026, 22:00 (Central European Time)', 'GMT+2'],
  ['America/New_York', summer, '15 July 2026, 16:00 (Eastern Time)', 'GMT-4'],
  ['UTC', summer, '15 July 2026, 20:00 (UTC)', 'UTC'],
])('in %s the clock is named', (zone, moment, words, offset) => {
  expect(formatMomentIn(moment, zone)).toBe(words);
  expect(nameZone(moment, zone, 'shortOffset')).toBe(offset);
});

test('a day is one of the calendar on the wall', () => {
  expect(formatDayIn(winter, 'Asia/Calcutta')).toBe('16 January 2026');
  expect(formatDayIn(winter, 'UTC')).toBe('15 January 2026');
});
