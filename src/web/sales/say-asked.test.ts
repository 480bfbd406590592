import { expect, test } from 'vitest';
import { sayAsked, sayLeft } from './say-asked.ts';

const now = new Date('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15T11:59:30Z', 'Asked just now.'],
  ['2026-11-15T12:00:30Z', 'Asked just now.'],
  ['2026-11-15T11:58:50Z', 'Asked a minute ago.'],
  ['2026-11-15T11:46:00Z', 'Asked 14 minutes ago.'],
  ['2026-11-15T10:00:00Z', 'Asked 2 hours ago.'],
])('asked at %s: %s', (at, said) => {
  expect(sayAsked(at, now)).toBe(said);
});

test.each([
  ['2026-11-18T06:00:00Z', '2 days, 18 hours'],
  ['2026-11-16T12:30:00Z', '1 day'],
  ['2026-11-15T13:05:00Z', '1 hour'],
  ['2026-11-15T12:00:30Z', '0 minutes'],
  ['2026-11-15T11:59:00Z', null],
])('until %s: %s', (at, left) => {
  expect(sayLeft(at, now)).toBe(left);
});
