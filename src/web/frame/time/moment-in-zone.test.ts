import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { showMoment } from './moment-here.ts';
import { showDateIn, showMomentIn, showZone } from './moment-in-zone.ts';

describe.each([
  ['UTC', '3 Nov 2026, 19:05', '3 Jul 2026, 23:30'],
  ['Asia/Kolkata', '4 Nov 2026, 00:35', '4 Jul 2026, 05:00'],
  ['Europe/Berlin', '3 Nov 2026, 20:05', '4 Jul 2026, 01:30'],
  ['America/New_York', '3 Nov 2026, 14:05', '3 Jul 2026, 19:30'],
])('on a machine in %s', (zone, winter, summer) => {
  const before = process.env['TZ'];
  beforeAll(() => void (process.env['TZ'] = zone));
  afterAll(() => void (before === undefined ? delete process.env['TZ'] : (process.env['TZ'] = before)));

  test('a moment is told by its clock', () => {
    expect(showMoment('2026-11-03T19:05:59Z')).toBe(winter);
    expect(showMoment('2026-07-03T23:30:00Z')).toBe(summer);
  });

  test('as the server tells it of a reader there, who is told whose clock it is', () => {
    expect(showMomentIn('2026-11-03T19:05:59Z', zone)).toBe(winter);
    expect(showZone('2026-11-03T19:05:59Z', zone)).toMatch(zone === 'UTC' ? /^UTC$/ : /^GMT[+-]\d/);
    expect(showDateIn('2026-07-03T23:30:00Z', zone)).toBe(summer.split(',')[0]);
  });
});
