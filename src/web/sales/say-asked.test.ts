import { expect, test } from 'vitest';
import { sayAsked } from './say-asked.ts';

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
