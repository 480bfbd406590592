import { expect, test } from 'vitest';
import { daysSince, showAge, showDate, showMoment } from './dates.ts';

const now = new Date('2026-11-15T09:00:00Z');

test.each([
  ['2026-11-15T00:00:00Z', 'today'],
  ['2026-11-15T09:01:00Z', 'today'],
  ['2026-11-14T23:59:59Z', 'yesterday'],
  ['2026-11-12T12:00:00Z', '3 days ago'],
  ['2026-11-01T12:00:00Z', '2 weeks ago'],
  ['2026-06-15T12:00:00Z', '5 months ago'],
  ['2024-11-10T12:00:00Z', '2 years ago'],
])('%s is %s', (iso, age) => expect(showAge(iso, now)).toBe(age));

test('days are counted by midnights', () => {
  expect(daysSince('2026-11-14T23:59:00Z', now)).toBe(1);
  expect(daysSince('2026-11-16T23:59:00Z', now)).toBe(0);
});

test('dates and moments read the same on every machine', () => {
  expect(showDate('2026-11-03T23:30:00Z')).toBe('3 Nov 2026');
  expect(showMoment('2026-11-03T14:05:00Z')).toBe('3 Nov 2026, 14:05 UTC');
});
