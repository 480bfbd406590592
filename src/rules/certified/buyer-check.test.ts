import { expect, test } from 'vitest';
import { DAY_MS } from '../time.ts';
import { canAsk, lastUntil, readUntil, showsBadge } from './buyer-check.ts';

const now = new Date('2026-11-15T12:00:00Z');
const soon = new Date(now.getTime() + DAY_MS);

test.each([
  ['granted', soon, 6, true],
  ['granted', now, 6, false],
  ['granted', soon, 5, false],
  ['granted', soon, null, false],
  ['granted', null, 6, false],
  ['asked', null, 6, false],
  ['refused', soon, 6, false],
  ['ended', soon, 6, false],
] as const)('a check that is %s until %s with plan %s shows the badge: %s', (state, until, plan, shows) =>
  expect(showsBadge({ state, until }, plan, now)).toBe(shows),
);

test.each([
  [null, true],
  ['asked', false],
  ['granted', false],
  ['refused', true],
  ['ended', true],
] as const)('after %s one may ask: %s', (state, may) => expect(canAsk(state)).toBe(may));

test.each([
  ['2026-11-14', false],
  ['2026-11-15', true],
  [lastUntil(now), true],
  ['2027-11-17', false],
])('until %s: %s', (day, is) => expect(readUntil(day, now) !== undefined).toBe(is));
