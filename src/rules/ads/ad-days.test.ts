import { expect, test } from 'vitest';
import { DAY_MS } from '../time.ts';
import { expiryAfter, isSoldLongAgo } from './ad-days.ts';
import type { Transition } from './state.ts';

const now = new Date('2026-06-01T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * DAY_MS);

test('coming to life, an ad keeps days that are left and gets 90 where none are', () => {
  const putLive: Transition = { from: ['paused'], event: 'put-live', to: 'live', who: ['owner'] };
  expect(expiryAfter(putLive, { expiresAt: days(10) }, now)).toEqual(days(10));
  expect(expiryAfter(putLive, { expiresAt: now }, now)).toEqual(days(90));
  expect(expiryAfter(putLive, { expiresAt: null }, now)).toEqual(days(90));
  const pause: Transition = { from: ['live'], event: 'pause', to: 'paused', who: ['owner'] };
  expect(expiryAfter(pause, { expiresAt: days(10) }, now)).toEqual(days(10));
});

test('a sold ad is shown for 180 days', () => {
  expect(isSoldLongAgo({ status: 'sold', statusSince: days(-180) }, now)).toBe(false);
  expect(isSoldLongAgo({ status: 'sold', statusSince: days(-180.01) }, now)).toBe(true);
  expect(isSoldLongAgo({ status: 'live', statusSince: days(-500) }, now)).toBe(false);
});
